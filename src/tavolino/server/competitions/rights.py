"""Rights: what somebody may do with a competition."""

from typing import NamedTuple


class Rights(NamedTuple):
    """The owner and whoever has the key organise it."""

    owns: bool
    organises: bool
    is_public: bool
