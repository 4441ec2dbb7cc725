"""How many files, and so connections, this process may have open."""

import sys
from pathlib import Path
from typing import Final

if sys.platform != "win32":  # which has no such limit
    import resource

OPEN_FILES: Final = Path("/proc/self/fd")
WANTED_FILES: Final = 65_536
UNKNOWN_LIMIT: Final = 8192


def raise_file_limit(wanted: int = WANTED_FILES) -> int:
    """Raise the limit as far as this user may, up to `wanted`. Returns the limit now."""
    if sys.platform == "win32":
        return UNKNOWN_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < highest:
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
        return highest
    return wanted if soft == resource.RLIM_INFINITY else soft


def count_open_files() -> int:
    """0 where the system does not tell."""
    return sum(1 for _ in OPEN_FILES.iterdir()) if OPEN_FILES.is_dir() else 0
