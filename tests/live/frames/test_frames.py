"""The frames of a live table."""

from tavolino.live.frames.server_frames import ShownTable, StateFrame, WelcomeFrame


def test_a_table_without_a_socket_shows_what_welcome_and_state_do() -> None:
    assert {*ShownTable.__struct_fields__} == {
        *WelcomeFrame.__struct_fields__,
        *StateFrame.__struct_fields__,
    }
