"""A second voice: the counts behind the headline figures, made again with NumPy from the definitions alone.

``python -m tools.voice`` writes data/golden/second_voice.csv.
"""
