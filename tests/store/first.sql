CREATE TABLE guests (
    id VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    secret_hash VARCHAR NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    CONSTRAINT pk_guests PRIMARY KEY (id),
    CONSTRAINT uq_guests_secret_hash UNIQUE (secret_hash)
);

CREATE TABLE tables (
    id VARCHAR NOT NULL,
    host VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    head TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    chat BOOLEAN NOT NULL,
    delay INTEGER NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    finished BIGINT,
    result VARCHAR,
    code VARCHAR,
    CONSTRAINT pk_tables PRIMARY KEY (id),
    CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES guests (id),
    CONSTRAINT uq_tables_code UNIQUE (code)
);

CREATE TABLE seats (
    table_id VARCHAR NOT NULL,
    seat INTEGER NOT NULL,
    guest VARCHAR,
    secret_hash VARCHAR,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id)
);

CREATE TABLE invites (
    table_id VARCHAR NOT NULL,
    seat INTEGER NOT NULL,
    secret_hash VARCHAR NOT NULL,
    CONSTRAINT pk_invites PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE entries (
    table_id VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    note VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
    CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE chat (
    table_id VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER,
    guest VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    phrase VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_chat PRIMARY KEY (table_id, number),
    CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    CONSTRAINT fk_chat_guest FOREIGN KEY(guest) REFERENCES guests (id)
);

CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE INDEX ix_seats_guest ON seats (guest);

CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);

CREATE INDEX ix_tables_host ON tables (host);

INSERT INTO guests (id, name, language, secret_hash, created, seen) VALUES
('ana', 'Ana', 'it', 'hash of Ana''s secret', 1700000000000, 1700000000000),
('ion', 'Ion', 'ro', 'hash of Ion''s secret', 1700000000001, 1700000000001);

INSERT INTO tables (id, host, game, head, is_public, chat, delay, created, touched, finished, result, code) VALUES
('over', 'ana', 'champions101', 'tavolino record 1
game champions101 1
seats 2
option colours lot
option last_shot void
option must_win true
option on_pitch visible
player 0 greedy Ana
player 1 random Răzvan
seed 7
fair 63db0e6e342e70ac1e90cb1b4d59bfe17783420b65c386b22734ebc7663cefdf
started 2026-05-01T20:45
moves
', FALSE, TRUE, 0, 1700000000000, 1700000000000, 1700000000000, '4-0 full-time', NULL),
('going-on', 'ana', 'champions101', 'tavolino record 1
game champions101 1
seats 2
option colours lot
option last_shot void
option must_win true
option on_pitch visible
player 0 person Ana
player 1 person Ion
seed 11
fair d8ae5f456d1f1417594d570a9f4479640212811e6b9d884ddff7e5ce174b4138
started 2026-05-01T20:45
moves
', TRUE, TRUE, 30, 1700000001000, 1700000022500, NULL, NULL, 'GOL7'),
('waiting', 'ion', 'champions101', 'tavolino record 1
game champions101 1
seats 2
option colours lot
option last_shot void
option must_win true
option on_pitch visible
player 0 person Ana
player 1 open -
seed 12
fair 82f44d2f7d1faca9fac0cdcb507288d4c4c38e87f9496b6aecce2b921005e48b
started 2026-05-01T20:45
moves
', FALSE, TRUE, 0, 1700000030000, 1700000030000, NULL, NULL, NULL);

INSERT INTO seats (table_id, seat, guest, secret_hash) VALUES
('over', 0, 'ana', 'over seat 0'),
('over', 1, NULL, NULL),
('going-on', 0, 'ana', 'hash of seat 0'),
('going-on', 1, 'ion', 'hash of seat 1'),
('waiting', 0, 'ion', 'hash of seat 0 there'),
('waiting', 1, NULL, NULL);

INSERT INTO invites (table_id, seat, secret_hash) VALUES
('waiting', 1, 'hash of an invitation');

INSERT INTO entries (table_id, number, seat, move, undone, note, at) VALUES
('over', 0, 1, 31, 0, '', 0),
('over', 1, 0, 8, 0, '', 0),
('over', 2, 1, 31, 0, '', 0),
('over', 3, 0, 2, 0, '', 0),
('over', 4, 1, 31, 0, '', 0),
('over', 5, 0, 6, 0, '', 0),
('over', 6, 1, 31, 0, '', 0),
('over', 7, 0, 12, 0, '', 0),
('over', 8, 1, 31, 0, '', 0),
('over', 9, 0, 6, 0, '', 0),
('over', 10, 0, 31, 0, '', 0),
('over', 11, 1, 4, 0, '', 0),
('over', 12, 1, 31, 0, '', 0),
('over', 13, 0, 4, 0, '', 0),
('over', 14, 0, 31, 0, '', 0),
('over', 15, 1, 8, 0, '', 0),
('over', 16, 0, 35, 0, '', 0),
('over', 17, 1, 31, 0, '', 0),
('over', 18, 0, 8, 0, '', 0),
('over', 19, 0, 31, 0, '', 0),
('over', 20, 1, 0, 0, '', 0),
('over', 21, 1, 31, 0, '', 0),
('over', 22, 0, 2, 0, '', 0),
('over', 23, 1, 31, 0, '', 0),
('over', 24, 0, 4, 0, '', 0),
('over', 25, 0, 31, 0, '', 0),
('over', 26, 1, 3, 0, '', 0),
('over', 27, 1, 31, 0, '', 0),
('over', 28, 0, 2, 0, '', 0),
('over', 29, 1, 31, 0, '', 0),
('over', 30, 0, 6, 0, '', 0),
('over', 31, 1, 31, 0, '', 0),
('over', 32, 0, 2, 0, '', 0),
('over', 33, 1, 31, 0, '', 0),
('over', 34, 0, 2, 0, '', 0),
('over', 35, 1, 31, 0, '', 0),
('over', 36, 0, 6, 0, '', 0),
('over', 37, 0, 31, 0, '', 0),
('over', 38, 1, 4, 0, '', 0),
('over', 39, 0, 31, 0, '', 0),
('over', 40, 1, 7, 0, '', 0),
('over', 41, 1, 31, 0, '', 0),
('over', 42, 0, 9, 0, '', 0),
('over', 43, 1, 31, 0, '', 0),
('over', 44, 0, 2, 0, '', 0),
('over', 45, 1, 31, 0, '', 0),
('over', 46, 0, 2, 0, '', 0),
('over', 47, 1, 31, 0, '', 0),
('over', 48, 0, 7, 0, '', 0),
('over', 49, 0, 31, 0, '', 0),
('over', 50, 1, 5, 0, '', 0),
('over', 51, 1, 31, 0, '', 0),
('over', 52, 0, 17, 0, '', 0),
('over', 53, 1, 31, 0, '', 0),
('over', 54, 0, 6, 0, '', 0),
('over', 55, 1, 31, 0, '', 0),
('over', 56, 0, 6, 0, '', 0),
('over', 57, 1, 31, 0, '', 0),
('over', 58, 0, 2, 0, '', 0),
('over', 59, 1, 31, 0, '', 0),
('over', 60, 0, 0, 0, '', 0),
('over', 61, 0, 31, 0, '', 0),
('over', 62, 1, 3, 0, '', 0),
('over', 63, 1, 31, 0, '', 0),
('over', 64, 0, 2, 0, '', 0),
('over', 65, 1, 31, 0, '', 0),
('over', 66, 0, 0, 0, '', 0),
('over', 67, 0, 31, 0, '', 0),
('over', 68, 1, 0, 0, '', 0),
('over', 69, 1, 31, 0, '', 0),
('over', 70, 0, 3, 0, '', 0),
('over', 71, 0, 31, 0, '', 0),
('over', 72, 1, 7, 0, '', 0),
('over', 73, 0, 35, 0, '', 0),
('over', 74, 1, 31, 0, '', 0),
('over', 75, 0, 2, 0, '', 0),
('over', 76, 0, 31, 0, '', 0),
('over', 77, 1, 8, 0, '', 0),
('over', 78, 0, 36, 0, '', 0),
('over', 79, 1, 31, 0, '', 0),
('over', 80, 0, 3, 0, '', 0),
('over', 81, 0, 31, 0, '', 0),
('over', 82, 1, 4, 0, '', 0),
('over', 83, 0, 31, 0, '', 0),
('over', 84, 1, 6, 0, '', 0),
('over', 85, 0, 31, 0, '', 0),
('over', 86, 1, 0, 0, '', 0),
('over', 87, 0, 31, 0, '', 0),
('over', 88, 1, 2, 0, '', 0),
('over', 89, 0, 31, 0, '', 0),
('over', 90, 1, 5, 0, '', 0),
('over', 91, 1, 31, 0, '', 0),
('over', 92, 0, 5, 0, '', 0),
('over', 93, 0, 31, 0, '', 0),
('over', 94, 1, 9, 0, '', 0),
('over', 95, 0, 36, 0, '', 0),
('over', 96, 1, 31, 0, '', 0),
('over', 97, 0, 8, 0, '', 0),
('over', 98, 0, 31, 0, '', 0),
('over', 99, 1, 5, 0, '', 0),
('over', 100, 1, 31, 0, '', 0),
('over', 101, 0, 6, 0, '', 0),
('over', 102, 1, 31, 0, '', 0),
('over', 103, 0, 2, 0, '', 0),
('over', 104, 1, 31, 0, '', 0),
('over', 105, 0, 4, 0, '', 0),
('over', 106, 0, 31, 0, '', 0),
('over', 107, 1, 9, 0, '', 0),
('over', 108, 0, 35, 0, '', 0),
('over', 109, 1, 31, 0, '', 0),
('over', 110, 0, 2, 0, '', 0),
('over', 111, 1, 31, 0, '', 0),
('over', 112, 0, 0, 0, '', 0),
('over', 113, 0, 31, 0, '', 0),
('over', 114, 1, 0, 0, '', 0),
('over', 115, 1, 31, 0, '', 0),
('over', 116, 0, 2, 0, '', 0),
('over', 117, 1, 31, 0, '', 0),
('over', 118, 0, 1, 0, '', 0),
('over', 119, 1, 35, 0, '', 0),
('over', 120, 0, 31, 0, '', 0),
('over', 121, 1, 5, 0, '', 0),
('over', 122, 1, 31, 0, '', 0),
('over', 123, 0, 4, 0, '', 0),
('over', 124, 0, 31, 0, '', 0),
('over', 125, 1, 0, 0, '', 0),
('over', 126, 0, 31, 0, '', 0),
('over', 127, 1, 0, 0, '', 0),
('over', 128, 0, 31, 0, '', 0),
('over', 129, 1, 7, 0, '', 0),
('over', 130, 1, 31, 0, '', 0),
('over', 131, 0, 5, 0, '', 0),
('over', 132, 0, 31, 0, '', 0),
('over', 133, 1, 2, 0, '', 0),
('over', 134, 0, 31, 0, '', 0),
('over', 135, 1, 2, 0, '', 0),
('over', 136, 0, 31, 0, '', 0),
('over', 137, 1, 8, 0, '', 0),
('over', 138, 0, 35, 0, '', 0),
('over', 139, 1, 31, 0, '', 0),
('over', 140, 0, 8, 0, '', 0),
('over', 141, 1, 31, 0, '', 0),
('over', 142, 0, 17, 0, '', 0),
('over', 143, 1, 31, 0, '', 0),
('over', 144, 0, 7, 0, '', 0),
('over', 145, 0, 31, 0, '', 0),
('over', 146, 1, 0, 0, '', 0),
('over', 147, 1, 31, 0, '', 0),
('over', 148, 0, 2, 0, '', 0),
('over', 149, 1, 31, 0, '', 0),
('over', 150, 0, 6, 0, '', 0),
('over', 151, 1, 31, 0, '', 0),
('over', 152, 0, 8, 0, '', 0),
('over', 153, 1, 31, 0, '', 0),
('over', 154, 0, 6, 0, '', 0),
('over', 155, 1, 31, 0, '', 0),
('over', 156, 0, 12, 0, '', 0),
('over', 157, 1, 31, 0, '', 0),
('over', 158, 0, 8, 0, '', 0),
('going-on', 0, 1, 31, 0, '', 0),
('going-on', 1, 0, 5, 0, '', 1500),
('going-on', 2, 0, 31, 0, '', 3000),
('going-on', 3, 1, 0, 0, '', 4500),
('going-on', 4, 0, 31, 0, '', 6000),
('going-on', 5, 1, 1, 0, '', 7500),
('going-on', 6, 0, 31, 0, '', 9000),
('going-on', 7, 1, -1, 0, 'leaves', 20000),
('going-on', 8, 1, -1, 0, 'returns', 21500);

INSERT INTO chat (table_id, number, seat, guest, name, phrase, text, at) VALUES
('going-on', 0, 0, 'ana', 'Ana', '', 'Forza!', 1700000009000);

INSERT INTO alembic_version (version_num) VALUES
('0001');
