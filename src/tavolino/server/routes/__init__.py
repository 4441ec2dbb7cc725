"""The HTTP API, one module for each resource. The list is complete: a test compares it with the application.

    GET    /                                                        show_home
    GET    /api/bots                                                list_bots
    GET    /api/competitions                                        list_competitions
    POST   /api/competitions                                        create_competition
    POST   /api/competitions/import                                 import_competition
    DELETE /api/competitions/{competition_id}                       delete_competition
    GET    /api/competitions/{competition_id}                       show_competition
    PATCH  /api/competitions/{competition_id}                       change_competition
    GET    /api/competitions/{competition_id}/calendar.ics          export_calendar
    GET    /api/competitions/{competition_id}/export.csv            export_results
    GET    /api/competitions/{competition_id}/export.json           export
    GET    /api/competitions/{competition_id}/history               show_history
    POST   /api/competitions/{competition_id}/key                   make_key
    POST   /api/competitions/{competition_id}/lots                  draw_lots
    POST   /api/competitions/{competition_id}/matches/{match}/annul annul
    GET    /api/competitions/{competition_id}/matches/{match}/evening show_evening
    POST   /api/competitions/{competition_id}/matches/{match}/forfeit forfeit
    POST   /api/competitions/{competition_id}/matches/{match}/postpone postpone
    GET    /api/competitions/{competition_id}/matches/{match}/record show_match_record
    POST   /api/competitions/{competition_id}/matches/{match}/report find_report
    POST   /api/competitions/{competition_id}/matches/{match}/result enter_result
    POST   /api/competitions/{competition_id}/matches/{match}/table play
    POST   /api/competitions/{competition_id}/name                  retitle
    GET    /api/competitions/{competition_id}/print/board.pdf       print_board
    POST   /api/competitions/{competition_id}/redraw                reseed
    POST   /api/competitions/{competition_id}/results               import_results
    POST   /api/competitions/{competition_id}/rounds/{stage}/{number}/date date_round
    POST   /api/competitions/{competition_id}/sign-up               open_sign_up
    POST   /api/competitions/{competition_id}/sign-up/close         close_sign_up
    POST   /api/competitions/{competition_id}/sign-up/teams         sign_up
    POST   /api/competitions/{competition_id}/sign-up/{number}/admit admit
    POST   /api/competitions/{competition_id}/sign-up/{number}/reject reject
    DELETE /api/competitions/{competition_id}/simulation            stop_simulation
    POST   /api/competitions/{competition_id}/simulation            simulate
    POST   /api/competitions/{competition_id}/strike                strike_out
    POST   /api/competitions/{competition_id}/teams                 let_in
    POST   /api/competitions/{competition_id}/teams/{team}/deputy   deputise
    POST   /api/competitions/{competition_id}/teams/{team}/join     take_team
    POST   /api/competitions/{competition_id}/teams/{team}/name     rename_team
    POST   /api/competitions/{competition_id}/teams/{team}/partner  join_as_partner
    POST   /api/competitions/{competition_id}/teams/{team}/points   dock
    POST   /api/competitions/{competition_id}/teams/{team}/return   take_back
    POST   /api/competitions/{competition_id}/teams/{team}/withdraw withdraw
    POST   /api/competitions/{competition_id}/terms                 regulate
    GET    /api/daily                                               show_daily
    POST   /api/daily                                               play_daily
    GET    /api/daily/{day}                                         show_daily_of
    GET    /api/faces/{file}                                        show_face
    GET    /api/games                                               list_games
    GET    /api/games/{game_id}                                     show_game
    GET    /api/games/{game_id}/backs/{file}                        show_back
    GET    /api/games/{game_id}/cards/{file}                        show_card
    GET    /api/games/{game_id}/decks                               show_decks
    POST   /api/games/{game_id}/decks/check                         check_deck
    POST   /api/games/{game_id}/decks/face                          draw_own_card
    GET    /api/games/{game_id}/decks/{option}/template             show_template
    GET    /api/games/{game_id}/print/cards.pdf                     print_cards
    POST   /api/games/{game_id}/print/cards.pdf                     print_own_cards
    GET    /api/games/{game_id}/print/cards.zip                     print_card_images
    POST   /api/games/{game_id}/print/cards.zip                     print_own_card_images
    GET    /api/games/{game_id}/print/{print_file}                  print_game
    GET    /api/games/{game_id}/rules                               show_rules
    POST   /api/games/{game_id}/seats                               count_seats
    GET    /api/games/{game_id}/texts                               show_texts
    POST   /api/guests                                              create_guest
    POST   /api/join                                                join_by_code
    GET    /api/me                                                  show_me
    PATCH  /api/me                                                  change_me
    DELETE /api/me/blocks                                           unblock_all
    GET    /api/me/devices                                          list_devices
    POST   /api/me/devices                                          add_device
    DELETE /api/me/devices/{device_id}                              send_device_away
    POST   /api/me/phrase                                           make_phrase
    GET    /api/me/tables                                           list_my_tables
    GET    /api/network                                             show_network
    GET    /api/people/{file}                                       show_person
    GET    /api/print/board.pdf                                     print_blank_board
    POST   /api/qr                                                  draw_qr
    POST   /api/records                                             keep_record
    POST   /api/recover                                             recover
    GET    /api/tables                                              list_tables
    POST   /api/tables                                              open_table
    DELETE /api/tables/{table_id}                                   close_table
    GET    /api/tables/{table_id}                                   show_table
    GET    /api/tables/{table_id}/analysis                          show_analysis
    POST   /api/tables/{table_id}/blocks                            block_speaker
    POST   /api/tables/{table_id}/branch                            open_branch
    GET    /api/tables/{table_id}/cards/{file}                      show_table_card
    GET    /api/tables/{table_id}/decks                             show_table_decks
    POST   /api/tables/{table_id}/join                              join_table
    GET    /api/tables/{table_id}/record                            show_record
    POST   /api/tables/{table_id}/rematch                           open_rematch
    GET    /api/tables/{table_id}/replay/{move}                     show_replay
    GET    /api/tables/{table_id}/report                            show_report
    POST   /api/tables/{table_id}/reports                           report_chat
    POST   /api/tables/{table_id}/seats/{seat}                      set_seat_player
    POST   /api/tables/{table_id}/spectators/{number}/remove        remove_spectator
    GET    /api/texts                                               show_common_texts
    GET    /health                                                  show_health
    GET    /ready                                                   show_ready
    WS     /ws/competitions/{competition_id}                        competition_socket
    WS     /ws/tables/{table_id}                                    table_socket
    GET    /{path}                                                  show_file

Imported by server.app.
May import all of server below it.
"""

from typing import Final

from tavolino.server.routes import daily, decks, games, health, network, page, printing, reports, tables
from tavolino.server.routes.competitions import changes, competitions, days, sign_up, terms
from tavolino.server.routes.competitions import socket as competition_socket
from tavolino.server.routes.guests import devices, faces, guests, moderation

API_MODULES: Final = (
    games,
    decks,
    faces,
    guests,
    devices,
    tables,
    moderation,
    reports,
    daily,
    competitions,
    changes,
    terms,
    days,
    sign_up,
    printing,
    network,
)
"""Everything under /api."""
ROOT_MODULES: Final = (health, page, competition_socket)
