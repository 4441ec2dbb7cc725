"""The typesetter: words are data, a template reads nothing but what is beside it, and time leaves no trace."""

from pathlib import Path

import pytest
from typst import TypstError

from tavolino.printing import Edition, pdf
from tavolino.printing.typefaces import letters_without_type
from tests.printing.support import Printed

ODD_NAMES = [
    '#import "/etc/passwd"',
    "*not bold* _nor this_ $x^2$ <label> @ref",
    "#set page(fill: red)",
    "\\u{41} // no comment /* none */",
    "[[x]] #{panic()} `raw`",
    "Știuca Țeposă · Perché No · Garçon",
    "Αστέρια Ласточка",
    "⚽🏆",
]


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for templates, with one that prints what it is given."""
    folder = tmp_path / "templates"
    folder.mkdir()
    common = Path(pdf.TEMPLATE_FOLDER, "common.typ").read_text("utf-8")
    (folder / "common.typ").write_text(common, "utf-8")
    (folder / "plain.typ").write_text('#import "common.typ": *\n#show: sheet\n#data.words', "utf-8")
    monkeypatch.setattr(pdf, "TEMPLATE_FOLDER", str(folder))
    return folder


def typeset(template: str, words: str = "") -> bytes:
    return pdf.render_pdf(template, "Title", {"words": words}, Edition())


@pytest.mark.usefixtures("bench")
@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_with_markup_are_printed_as_they_are(name: str) -> None:
    assert Printed(typeset("plain", name)).words() == name


@pytest.mark.usefixtures("bench")
@pytest.mark.parametrize(
    ("words", "typeface"),
    [
        ("Țeposă, perché", "Sofia Sans"),
        ("⚽🏆", "Noto Emoji"),
        ("Ласточка, Ґудзь", "Sofia Sans"),
        ("Αστέρια, Κώστας", "Sofia Sans"),
    ],
)
def test_letters_and_pictures_have_a_shape(words: str, typeface: str) -> None:
    assert Printed(typeset("plain", words)).typefaces() == {typeface}


@pytest.mark.usefixtures("bench")
@pytest.mark.parametrize(
    ("words", "of_machine"), [("Țeposă Ласточка ⚽", False), ("Ana 三笘", True), ("Ả", True)]
)
def test_the_fonts_of_the_machine_are_asked_only_for_letters_without_a_typeface(
    monkeypatch: pytest.MonkeyPatch, words: str, of_machine: bool
) -> None:
    asked: list[bool] = []
    real = pdf.load_fonts

    def note(of_machine: bool = False) -> object:
        asked.append(of_machine)
        return real(of_machine)

    monkeypatch.setattr(pdf, "load_fonts", note)
    typeset("plain", words)
    assert asked == [of_machine]


def test_letters_without_a_typeface_are_named_each_once() -> None:
    assert letters_without_type("Ana Țeposă, Ґудзь, Κώστας: 100 % ½ 三 Ả 三") == ["Ả", "三"]


@pytest.mark.usefixtures("bench")
def test_five_hundred_letters_break_into_lines() -> None:
    name = "ș ț ă " * 83 + "ab"
    assert Printed(typeset("plain", name)).words() == name


def test_a_template_reads_no_file_of_the_machine(bench: Path) -> None:
    (bench.parent / "secret.txt").write_text("secret", "utf-8")
    for path in ("/etc/passwd", "../secret.txt", str(bench.parent / "secret.txt")):
        (bench / "spy.typ").write_text(f'#read("{path}")', "utf-8")
        with pytest.raises(TypstError):
            typeset("spy")
    (bench / "beside.txt").write_text("beside", "utf-8")
    (bench / "spy.typ").write_text('#read("beside.txt")', "utf-8")
    assert Printed(typeset("spy")).words() == "beside"


@pytest.mark.usefixtures("bench")
def test_the_same_words_give_the_same_bytes() -> None:
    assert typeset("plain", "Gol!") == typeset("plain", "Gol!")
    assert typeset("plain", "Gol!") != typeset("plain", "Gol")
    assert b"/CreationDate" not in typeset("plain", "Gol!")


def test_the_typefaces_have_the_letters_of_all_three_languages() -> None:
    families = {font.family for font in pdf.load_fonts().fonts() if font.path}
    assert families == {"Sofia Sans", "Noto Emoji"}
    widths = {round(font.stretch, 3) for font in pdf.load_fonts().fonts() if font.family == "Sofia Sans"}
    assert widths == {0.625, 0.75, 1.0}
