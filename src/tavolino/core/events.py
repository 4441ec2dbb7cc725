"""What happened in a match, as typed facts. Commentary, log, animation and report are built from them."""

EventValue = int | str | list[str]
EventValues = dict[str, EventValue]


class Event:
    """One fact. `values` are for everyone; `secret` only for the seats that `knows` lists."""

    __slots__ = ("kind", "knows", "secret", "values")

    def __init__(
        self, kind: str, values: EventValues, secret: EventValues | None = None, knows: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.values = values
        self.secret = secret or {}
        self.knows = knows

    def values_for(self, seat: int | None) -> EventValues:
        """The fact as that seat (None: a spectator) may know it."""
        known: EventValues = {"event": self.kind, **self.values}
        if seat in self.knows:
            known |= self.secret
        return known

    def redact_for(self, seat: int) -> "Event":
        """The same fact without what `seat` doesn't know, for a guess made from that seat."""
        return self if seat in self.knows or not self.secret else Event(self.kind, self.values)
