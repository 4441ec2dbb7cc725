"""From the Markdown of a rules page to its tree."""

from tavolino.core.language.rulebook import Article, Paragraph, RulesSection, RulesTable, Run, parse_rulebook

PAGE = (
    "# Title",
    "A `code`, *stress*, **bold** and [R-tie].",
    "## 1. Cards",
    "Words before (1.1).",
    "**1.1** [R-a] [R-b] Deal\nthem, 1.5 times as in 1.1.",
    "| a | b |\n| --- | --- |\n| `x` | |\n| 1.1 | (1.1) |",
    "## Rulings",
    "| ruling | articles |\n| --- | --- |\n| `R-a` | 1.1 |",
)


def text(words: str) -> Run:
    return Run("text", words)


def test_a_page_is_read_into_sections_articles_and_tables() -> None:
    book = parse_rulebook("\n\n".join(PAGE))
    assert book.title == "Title"
    assert book.blocks == [
        Paragraph(
            [
                text("A "),
                Run("code", "code"),
                text(", "),
                Run("stress", "stress"),
                text(", "),
                Run("bold", "bold"),
                text(" and "),
                Run("ruling", "R-tie"),
                text("."),
            ]
        )
    ]
    article = Run("article", "1.1")
    words = Paragraph([text("Deal them, 1.5 times as in "), article, text(".")])
    cells = [[[Run("code", "x")], []], [[text("1.1")], [text("("), article, text(")")]]]
    table = RulesTable([[text("a")], [text("b")]], cells)
    before = Paragraph([text("Words before ("), article, text(").")])
    assert book.sections[0] == RulesSection(
        "1. Cards", "s1", [before], [Article("1.1", ["R-a", "R-b"], [words, table])]
    )


def test_in_a_table_of_reasons_every_number_is_an_article() -> None:
    last = parse_rulebook("\n\n".join(PAGE)).sections[-1]
    assert last.blocks == [
        RulesTable([[text("ruling")], [text("articles")]], [[[Run("code", "R-a")], [Run("article", "1.1")]]])
    ]
