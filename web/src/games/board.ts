/** The properties of a game's board, and the layout it may ask for. */

import type { Component } from "svelte";
import type { GameTexts } from "../cards/game_texts.svelte";
import type { MovePicker } from "../live/move_picker.svelte";
import type { TableStore } from "../live/table_store.svelte";
import type { Zone } from "../server/schema";

export interface BoardProps {
  table: TableStore;
  cards: GameTexts;
  picker: MovePicker;
  zoneName: (zone: Zone) => string;
}

/** A board that fills the zones of the stage itself says `stage`. Any other is drawn in the place of pitch and hand,
 * with its moves in a row below. */
export type Layout = "stage";

/** `games/<id>/Board.svelte`. */
export interface Board {
  default: Component<BoardProps>;
  layout?: Layout;
  /** Beside the big screen a phone shows this board too, while its owner is asked. Else it shows cards and moves. */
  isOwnHand?: boolean;
}
