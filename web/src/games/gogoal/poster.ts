/** The poster of a goal: the first forward in front of the team, in the colour of the card that scored. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import type { Scene } from "../../director/scene_queue";
import { peopleOf, type PosterPeople } from "../../stage/scenes/goal_poster";
import { isForward, teamOf, type TeamMember } from "./teams";

const PAPERS: Record<string, Pick<PosterPeople, "colour" | "tone">> = {
  goal: { colour: "#c8402f", tone: "red" },
  "go-goal": { colour: "#2b6ca3", tone: "red" },
  "super-goal": { colour: "#6d3a6b", tone: "gold" },
  penalty: { colour: "#2f7d5f", tone: "gold" },
};
const MAX_MATES = 4;

export function posterOf(
  scene: Scene,
  isOurs: boolean,
  cards: GameTexts,
  { id, names }: { id: string; names: string[] },
): PosterPeople {
  const { event } = scene.told;
  const plain = { ...peopleOf(scene, names, isOurs), ...PAPERS[String(event["card"])] };
  const men = scene.before
    ? teamOf(scene.before, Number(event["seat"]), id).filter((man) => man !== null)
    : [];
  const scorer = men.find((man) => man.card === "forward") ?? men.find((man) => isForward(man.card));
  if (!isOurs || !scorer) return plain;
  const glad = (man: TeamMember) =>
    cards.drawing(man.card ?? "", { cut: "bust", copy: man.copy, mood: "glad" });
  const mates = men.filter((man) => man !== scorer).slice(0, MAX_MATES);
  return { ...plain, hero: glad(scorer), mates: mates.map(glad) };
}
