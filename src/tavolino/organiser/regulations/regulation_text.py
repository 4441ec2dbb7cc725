"""The regulations of a competition as sentences, for the page, the terminal and the wall."""

from tavolino.competitions import AVERAGE_PLUS, Duplicate, TieBreak
from tavolino.core.language.texts import Texts, TextValue
from tavolino.organiser.regulations.charter import CUP_KINDS, EVENING_KINDS, Kind, Terms

TABLE_KINDS = (Kind.LEAGUE, Kind.GROUPS_KNOCKOUT, Kind.SWISS)


def regulation_lines(kind: Kind, terms: Terms, texts: Texts) -> list[str]:
    """What holds in a competition of this kind, the most important first."""
    return [
        texts.say(f"regulation-{key}", values)
        for key, values in [
            *table_terms(kind, terms, texts),
            *cup_terms(kind, terms),
            *other_terms(kind, terms),
        ]
    ]


Line = tuple[str, dict[str, TextValue]]


def table_terms(kind: Kind, terms: Terms, texts: Texts) -> list[Line]:
    if kind not in TABLE_KINDS:
        return []
    win, draw, defeat = terms.points
    order = ", ".join(
        texts.say(f"regulation-by.{one}") for one in terms.tiebreaks if one is not TieBreak.POINTS
    )
    is_duplicate = terms.duplicate is not Duplicate.NO
    worth: list[Line] = [("points", {"win": win, "draw": draw, "defeat": defeat})]
    lines: list[Line] = [
        *(duplicate_terms(terms, texts) if is_duplicate else worth),
        ("tiebreaks", {"order": order}),
    ]
    if any(one.startswith("head_to_head") for one in terms.tiebreaks):
        lines.append((f"head-to-head-{terms.head_to_head}", {}))
    if kind is Kind.SWISS:
        lines.append(("rounds", {"n": terms.rounds}))
    else:
        lines.append(("legs", {"n": terms.legs}))
    if kind is Kind.GROUPS_KNOCKOUT:
        numbers: dict[str, TextValue] = {"groups": terms.groups, "n": terms.through, "best": terms.best_next}
        lines.append(("groups", numbers))
    return lines


def duplicate_terms(terms: Terms, texts: Texts) -> list[Line]:
    """How a duplicate is played, and how it is scored."""
    bot = texts.say(f"bot-{terms.field_bot}") if texts.has(f"bot-{terms.field_bot}") else terms.field_bot
    field: list[Line] = [("field", {"n": terms.field_tables, "bot": bot})] if terms.field_tables else []
    return [
        (f"duplicate-{terms.duplicate}", {}),
        ("duplicate-sealed", {}),
        *field,
        ("matchpoints", {"rest": AVERAGE_PLUS}),
    ]


def cup_terms(kind: Kind, terms: Terms) -> list[Line]:
    if kind not in CUP_KINDS:
        return []
    legs = terms.final_legs if kind is Kind.GROUPS_KNOCKOUT else terms.legs
    lines: list[Line] = [("series", {"n": terms.best_of})] if terms.best_of > 1 else [("ties", {"n": legs})]
    if kind in (Kind.KNOCKOUT, Kind.DOUBLE_KNOCKOUT) and terms.best_of == 1 and terms.final_legs != legs:
        lines.append(("final", {"n": terms.final_legs}))
    if 2 in (legs, terms.final_legs):
        lines.append((f"away-goals-{'yes' if terms.away_goals else 'no'}", {}))
    lines.append((f"level-{terms.level}", {}))
    if kind is Kind.DOUBLE_KNOCKOUT:
        return [("double", {}), *lines]
    return [*lines, *([("third-place", {})] if terms.third_place else [])]


def other_terms(kind: Kind, terms: Terms) -> list[Line]:
    lines: list[Line] = [("evenings", {"n": terms.rounds})] if kind is Kind.SEASON else []
    if kind not in EVENING_KINDS:
        lines += [(f"seeding-{terms.seeding}", {})] if kind is not Kind.BEST_OF else []
        lines += [(f"withdrawal-{terms.withdrawal}", {}), ("forfeit", {"n": terms.forfeit_goals})]
    return [*lines, (f"deputies-{'yes' if terms.deputies else 'no'}", {})]
