/** What is heard during a scene, and when. A sound never tells more than the stage shows. */

import type { Scene } from "../../director/scene_queue";
import type { SceneKind } from "../../server/schema";
import { isOurGoal } from "../scenes/goal_poster";
import type { SoundName } from "./recipes";
import type { Shake } from "./sound.svelte";

export interface Cue {
  atMs: number;
  sound: SoundName;
  shake?: Shake;
}

const cue = (atMs: number, sound: SoundName): Cue => ({ atMs, sound });

const CUES: Partial<Record<SceneKind, Cue[]>> = {
  flip: [cue(0, "flick")],
  step: [cue(0, "thud")],
  draw: [cue(180, "tick")],
  deal: [cue(0, "tick"), cue(180, "tick"), cue(360, "tick"), cue(540, "tick")],
  stamp: [cue(0, "knock")],
  calm: [cue(260, "thud")],
  play: [cue(180, "flick"), cue(420, "thud")],
  turn: [cue(420, "flick")],
  attack: [cue(180, "flick"), cue(420, "thud"), cue(440, "murmur")],
  answer: [cue(240, "knock")],
  choices: [cue(260, "heartbeat"), cue(1070, "flick")],
  decide: [cue(260, "heartbeat")],
  strike: [cue(0, "heartbeat")],
  review: [cue(0, "whistle")],
  save: [cue(60, "clap")],
  period: [cue(60, "whistle"), cue(160, "flick")],
  final: [cue(0, "whistle"), cue(280, "whistle"), cue(560, "whistle"), cue(620, "roar")],
  "match-ball": [cue(0, "drum")],
};

/** The sounds of a scene, as this seat hears them. */
export function cuesOf(scene: Scene, seat: number | null): Cue[] {
  if (scene.kind === "goal") return goalCues(isOurGoal(scene, seat));
  const cues = CUES[scene.kind] ?? [];
  const isAtMe = seat !== null && scene.kind === "attack" && scene.told.event["other"] === seat;
  return isAtMe ? cues.map((one) => (one.sound === "murmur" ? { ...one, shake: "attacked" } : one)) : cues;
}

function goalCues(isOurs: boolean): Cue[] {
  const net: Cue = { ...cue(0, "net"), shake: "goal" };
  return isOurs ? [net, cue(120, "roar")] : [net, cue(160, "oooh")];
}
