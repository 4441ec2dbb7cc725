/** What a characteristic is for, with its article. */

import { say } from "../../../lib/language.svelte";
import type { StageState } from "../../../stage/stage_state.svelte";
import type { Letter } from "../footballers";

const ARTICLE = "1.5";

export const explainLetter = (stage: StageState, letter: Letter): void =>
  stage.explain({ thing: `letter/${letter}`, message: say("letter-means", { letter }), article: ARTICLE });
