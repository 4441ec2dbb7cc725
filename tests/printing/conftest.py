"""What these tests keep of printed pages is put away before the reader of PDFs shuts."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def put_away(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    for kept in vars(request.module).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()
