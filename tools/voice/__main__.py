"""Write the counts."""
from tools.project import replace
from tools.voice.table import COUNTS, table

print("written" if replace(COUNTS, table().encode()) else "unchanged", COUNTS.name)
