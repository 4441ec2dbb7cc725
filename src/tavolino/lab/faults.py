"""What a simulation or a measurement cannot do."""

from tavolino.core.faults import Fault


class LabFault(Fault):
    packages = ("tavolino.lab", "tavolino.core")
