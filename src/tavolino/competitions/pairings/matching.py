"""The cheapest way to pair everybody off, whoever may meet whom.

Edmonds' blossom algorithm on costs. Trees of alternating free and matched edges grow from the unpaired
vertices along tight edges, those that the prices of their two ends pay for in full. An odd cycle is shrunk
to a blossom that acts as one vertex with a price of its own; an edge pays the prices of all that
it leaves or enters. When nothing is tight, prices move just as far as it takes.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count

Costs = Sequence[Sequence[int | None]]  # None: these two may not meet
Edge = tuple[int, int]


class NoPairing(ValueError):
    """There is no way to pair everybody off."""


def cheapest_matching(costs: Costs) -> list[int]:
    """For each vertex its partner, at the lowest total cost."""
    matching = _Matching(costs)
    while -1 in matching.mate:
        matching.add_pair()
    return matching.mate


def matchings_by_cost(costs: Costs) -> Iterator[list[int]]:
    """All ways to pair everybody off, the cheapest first (Murty: each one splits what is left into parts).

    A part fixes the first pairs of the matching it comes from and forbids the next one, so no matching comes twice.
    """
    order = count()  # parts of the same cost come in the order in which they were found
    parts: list[tuple[int, int, list[int], Costs]] = []

    def add_part(part: Costs) -> None:
        try:
            partners = cheapest_matching(part)
        except NoPairing:
            return
        total = sum(part[v][w] or 0 for v, w in enumerate(partners))
        heappush(parts, (total, next(order), partners, part))

    add_part(costs)
    while parts:
        _, _, partners, part = heappop(parts)
        yield partners
        for v, w in enumerate(partners):
            if v < w:
                add_part(_forbid(part, v, w))
                part = _fix(part, v, w)


def _forbid(costs: Costs, v: int, w: int) -> Costs:
    """The same costs, but these two may not meet."""
    return [
        [None if {a, b} == {v, w} else cost for b, cost in enumerate(line)] for a, line in enumerate(costs)
    ]


def _fix(costs: Costs, v: int, w: int) -> Costs:
    """The same costs, but these two may meet nobody but each other."""
    return [
        [cost if ({a, b} == {v, w}) or not {a, b} & {v, w} else None for b, cost in enumerate(line)]
        for a, line in enumerate(costs)
    ]


class _Matching:
    """Nodes are the vertices, then the blossoms by their number; a top node lies in no other."""

    def __init__(self, costs: Costs) -> None:
        self.size = len(costs)
        # Doubled, so that half the slack between two trees is a whole number.
        self.edges = [
            (v, w, 2 * cost)
            for v in range(self.size)
            for w, cost in enumerate(costs[v][:v])
            if cost is not None
        ]
        lowest = min((cost for _, _, cost in self.edges), default=0) // 2
        self.mate = [-1] * self.size
        self.price = dict.fromkeys(range(self.size), lowest)
        self.parent: dict[int, int] = {}
        self.cycle: dict[int, list[int]] = {}  # a blossom's nodes, the one with its base first
        self.links: dict[int, list[Edge]] = {}  # the edge from each of them to the next
        self.outer: set[int] = set()  # top nodes an even way from their root
        self.entry: dict[int, Edge] = {}  # top nodes an odd way from it: the edge from the outer node
        self.blossoms = self.size

    def add_pair(self) -> None:
        """Grow trees until two of them meet, then pair along the way between their roots."""
        self.entry = {}
        self.outer = {self.top(v) for v in range(self.size) if self.mate[v] < 0}
        while step := self._cheapest_step():
            v, w = step
            if w < 0:
                self._expand(v)
            elif self.top(w) not in self.outer:
                self._grow(v, w)
            elif not self._shrink(v, w):
                self._rematch(v, w)
                self._rematch(w, v)
                return
        raise NoPairing

    def top(self, node: int) -> int:
        while node in self.parent:
            node = self.parent[node]
        return node

    def _base(self, node: int) -> int:
        while node in self.cycle:
            node = self.cycle[node][0]
        return node

    def _price(self, vertex: int) -> int:
        """What a vertex and the blossoms round it pay towards an edge that leaves them all."""
        total = self.price[vertex]
        while vertex in self.parent:
            vertex = self.parent[vertex]
            total += self.price[vertex]
        return total

    def _cheapest_step(self) -> Edge | None:
        """Move prices until an edge is tight, outer end first, or an inner blossom is free: (blossom, -1)."""
        delay, step = min(self._steps(), default=(0, None))
        for node in self.outer:
            self.price[node] += delay
        for node in self.entry:
            self.price[node] -= delay
        return step

    def _steps(self) -> Iterator[tuple[int, Edge]]:
        top = [self.top(v) for v in range(self.size)]
        paid = [self._price(v) for v in range(self.size)]
        outer = [node in self.outer for node in top]
        inner = [node in self.entry for node in top]
        for v, w, cost in self.edges:
            if outer[v] and outer[w]:
                if top[v] != top[w]:
                    yield (cost - paid[v] - paid[w]) // 2, (v, w)
            elif outer[v] and not inner[w]:
                yield cost - paid[v] - paid[w], (v, w)
            elif outer[w] and not inner[v]:
                yield cost - paid[v] - paid[w], (w, v)
        yield from ((self.price[node], (node, -1)) for node in self.entry if node in self.cycle)

    def _grow(self, v: int, w: int) -> None:
        node = self.top(w)
        self.entry[node] = (v, w)
        self.outer.add(self.top(self.mate[self._base(node)]))

    def _path_to_root(self, node: int) -> list[int]:
        """The top nodes from an outer one to the root of its tree."""
        path = [node]
        while (partner := self.mate[self._base(path[-1])]) >= 0:
            inner = self.top(partner)
            path += [inner, self.top(self.entry[inner][0])]
        return path

    def _link(self, outer: int) -> Edge:
        """The matched edge by which an outer node hangs in its tree, from the root's side."""
        base = self._base(outer)
        return self.mate[base], base

    def _shrink(self, v: int, w: int) -> bool:
        """Make one blossom of the cycle closed by an edge within a tree; False if it joins two trees."""
        left, right = self._path_to_root(self.top(v)), self._path_to_root(self.top(w))
        if left[-1] != right[-1]:
            return False
        while len(left) > 1 and len(right) > 1 and left[-2] == right[-2]:
            left.pop()
            right.pop()
        down = [self._down(node) for node in left[-2::-1]]
        up = [self._down(node)[::-1] for node in right[:-1]]
        self._enclose(left[::-1] + right[:-1], [*down, (v, w), *up])
        return True

    def _down(self, node: int) -> Edge:
        return self.entry[node] if node in self.entry else self._link(node)

    def _enclose(self, cycle: list[int], links: list[Edge]) -> None:
        blossom, self.blossoms = self.blossoms, self.blossoms + 1
        self.cycle[blossom], self.links[blossom] = cycle, links
        self.price[blossom] = 0
        for node in cycle:
            self.parent[node] = blossom
            self.outer.discard(node)
            self.entry.pop(node, None)
        self.outer.add(blossom)

    def _expand(self, blossom: int) -> None:
        """Open an inner blossom; the even way from its entry to its base stays in the tree."""
        v, w = self.entry.pop(blossom)
        cycle, links = self.cycle.pop(blossom), self.links.pop(blossom)
        del self.price[blossom]
        for node in cycle:
            del self.parent[node]
        place = cycle.index(self.top(w))
        if place % 2:
            path, edges = cycle[place:] + cycle[:1], links[place:]
        else:
            path, edges = cycle[place::-1], [edge[::-1] for edge in links[:place][::-1]]
        self.entry[path[0]] = (v, w)
        for inner, edge in zip(path[2::2], edges[1::2]):
            self.entry[inner] = edge
        self.outer.update(path[1::2])

    def _rematch(self, v: int, w: int) -> None:
        """Pair v with w, then re-pair everybody from there to the root."""
        while True:
            node = self.top(v)
            left_alone = self.mate[self._base(node)]
            self._rebase(node, v)
            self.mate[v] = w
            if left_alone < 0:
                return
            inner = self.top(left_alone)
            v, w = self.entry[inner]
            self._rebase(inner, w)
            self.mate[w] = v

    def _rebase(self, node: int, base: int) -> None:
        """Pair off the inside of a blossom so that the vertex `base` is the one left over."""
        if node not in self.cycle:
            return
        place = next(k for k, inside in enumerate(self.cycle[node]) if self._holds(inside, base))
        cycle = self.cycle[node][place:] + self.cycle[node][:place]
        links = self.links[node][place:] + self.links[node][:place]
        self.cycle[node], self.links[node] = cycle, links
        self._rebase(cycle[0], base)
        for k in range(1, len(cycle), 2):
            v, w = links[k]
            self._rebase(cycle[k], v)
            self._rebase(cycle[k + 1], w)
            self.mate[v], self.mate[w] = w, v

    def _holds(self, node: int, vertex: int) -> bool:
        while vertex != node and vertex in self.parent:
            vertex = self.parent[vertex]
        return vertex == node
