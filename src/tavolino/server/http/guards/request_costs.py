"""What a request costs its sender: as much as it costs the server. A plain question costs 1."""

import re
from typing import Final

USUAL_COST: Final = 1.0
COSTS: Final = (
    (r"/api/faces/.*", 0.05),
    (r"/assets/.*", 0.05),
    (r"/api/people/.*", 0.25),
    (r"/api/(games|tables)/[^/]*/(cards|backs)/.*", 0.25),
    (r"/api/(games|tables)/[^/]*/decks", 5.0),
    (r"/api/games/[^/]*/decks/(check|face)", 20.0),
    (r"/api/games/[^/]*/print/.*|/api/(competitions/[^/]*/)?print/.*", 20.0),
    (r"/api/qr", 5.0),
    (r"/api/schema/.*", 5.0),
    (r"/api/tables/[^/]*/(report|replay|record|analysis|branch).*", 3.0),
    (r"/api/competitions/import", 100.0),
    (r"/api/competitions/[^/]*/(results|export.*|simulation)", 10.0),
    (r"/api/competitions/.*", 2.0),
)
"""By path; the first that fits counts."""
PATTERNS: Final = tuple((re.compile(pattern), cost) for pattern, cost in COSTS)


def request_cost(path: str) -> float:
    return next((cost for pattern, cost in PATTERNS if pattern.fullmatch(path)), USUAL_COST)
