"""Which cards somebody means: by deck, by group, by card; by id, or by the name in any language."""

import unicodedata
from collections.abc import Iterator, Sequence

from tavolino.core.game import Game
from tavolino.core.language.texts import DEFAULT_LANGUAGE, LANGUAGES, load_texts
from tavolino.core.looks.card_look import CardLook
from tavolino.printing.faults import PrintFault

DeckAndKind = tuple[str, str]


def choose_cards(game: Game, only: Sequence[str]) -> set[DeckAndKind]:
    """The kinds of cards that are named; all if none is."""
    everything = {(deck, kind) for deck, kinds in game.printed_decks.items() for kind in kinds}
    wanted = [name for name in only if name.strip()]
    if not wanted:
        return everything
    known = names_of_cards(game)
    chosen: set[DeckAndKind] = set()
    for name in wanted:
        meant = known.get(fold_name(name))
        if not meant:
            named = [*game.printed_decks, *(group.name for group in game.card_groups().values())]
            raise NoSuchCard("no-such-card", game.id, name=name, decks=", ".join(named))
        chosen |= meant
    return chosen


class NoSuchCard(PrintFault):
    """Says what can be named, as the reader calls it: the decks, and groups such as clubs."""

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        texts = load_texts(language, self.game, self.packages)
        named = str(self.values["decks"]).split(", ")
        told = [texts.say(f"zone-{name}") if texts.has(f"zone-{name}") else name for name in named]
        return texts.say("fault-no-such-card", {**self.values, "decks": ", ".join(told)})


def changed_decks(game: Game, box: Game) -> list[str]:
    """The decks that are not as in the box: other cards, or the same ones with other words and figures."""
    return [deck for deck in game.decks if faces(game, deck) != faces(box, deck)]


def faces(game: Game, deck: str) -> dict[str, tuple[int, CardLook]]:
    texts = load_texts(LANGUAGES[0], game.id)
    return {kind: (n, game.card_look(kind, texts)) for kind, n in game.decks.get(deck, {}).items()}


def names_of_cards(game: Game) -> dict[str, set[DeckAndKind]]:
    """Every name that somebody may type, and the kinds it means."""
    known: dict[str, set[DeckAndKind]] = {}
    for name, meant in (*names_of_decks(game), *names_of_groups(game), *names_of_kinds(game)):
        known.setdefault(fold_name(name), set()).update(meant)
    return known


def names_of_decks(game: Game) -> Iterator[tuple[str, set[DeckAndKind]]]:
    for deck, kinds in game.printed_decks.items():
        meant = {(deck, kind) for kind in kinds}
        yield deck, meant
        for language in LANGUAGES:
            texts = load_texts(language, game.id)
            if texts.has(f"zone-{deck}"):
                yield texts.say(f"zone-{deck}"), meant


def names_of_groups(game: Game) -> Iterator[tuple[str, set[DeckAndKind]]]:
    for id, group in game.card_groups().items():
        meant = {
            (deck, kind)
            for deck, kinds in game.printed_decks.items()
            for kind in kinds
            if kind in group.cards
        }
        yield id, meant
        yield group.name, meant


def names_of_kinds(game: Game) -> Iterator[tuple[str, set[DeckAndKind]]]:
    for deck, kinds in game.printed_decks.items():
        for kind in kinds:
            yield kind, {(deck, kind)}
            for language in LANGUAGES:
                yield game.card_look(kind, load_texts(language, game.id)).name, {(deck, kind)}


def fold_name(name: str) -> str:
    """A name as it is compared: small letters and digits without accents."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())
