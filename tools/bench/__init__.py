"""How fast the library is beside other programs, on the machine at hand."""
