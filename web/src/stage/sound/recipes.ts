/** What each sound of the table is made of: tones that slide and noise through a filter, each with its own swell. */

export type SoundName =
  | "tick"
  | "thud"
  | "flick"
  | "heartbeat"
  | "murmur"
  | "knock"
  | "whistle"
  | "roar"
  | "net"
  | "oooh"
  | "clap"
  | "clock"
  | "drum";

/** `from` and `to` are hertz: of the tone, or of the band that the noise is filtered to. */
export interface Voice {
  is: "tone" | "noise";
  shape?: OscillatorType;
  from: number;
  to: number;
  /** How narrow the band is. */
  q?: number;
  startMs: number;
  riseMs: number;
  fallMs: number;
  loud: number;
}

const tone = (
  from: number,
  to: number,
  startMs: number,
  riseMs: number,
  fallMs: number,
  loud: number,
): Voice => ({
  is: "tone",
  shape: "sine",
  from,
  to,
  startMs,
  riseMs,
  fallMs,
  loud,
});

const noise = (
  [from, to, q]: [number, number, number],
  startMs: number,
  riseMs: number,
  fallMs: number,
  loud: number,
): Voice => ({ is: "noise", from, to, q, startMs, riseMs, fallMs, loud });

/** One blast of a referee's pea whistle. */
const blast = (startMs: number, holdMs: number): Voice[] => [
  { ...tone(2350, 2420, startMs, 18, holdMs, 0.11), shape: "square" },
  { ...tone(2790, 2730, startMs, 18, holdMs, 0.06), shape: "square" },
  noise([2600, 2600, 6], startMs, 10, holdMs, 0.08),
];

export const RECIPES: Record<SoundName, Voice[]> = {
  tick: [noise([3800, 2600, 2], 0, 2, 34, 0.16)],
  thud: [tone(150, 70, 0, 3, 110, 0.4), noise([900, 400, 1], 0, 2, 60, 0.18)],
  flick: [noise([1800, 5200, 3], 0, 6, 90, 0.22), noise([2600, 900, 2], 90, 3, 50, 0.16)],
  heartbeat: [
    tone(62, 44, 0, 14, 130, 0.55),
    tone(56, 40, 170, 12, 110, 0.4),
    tone(62, 44, 620, 14, 130, 0.6),
    tone(56, 40, 790, 12, 110, 0.45),
  ],
  murmur: [noise([320, 620, 0.8], 0, 700, 700, 0.16), noise([700, 1100, 1], 200, 600, 500, 0.07)],
  knock: [
    tone(230, 90, 0, 2, 90, 0.6),
    noise([1400, 500, 1.5], 0, 1, 60, 0.4),
    tone(120, 70, 20, 2, 140, 0.3),
  ],
  whistle: blast(0, 420),
  roar: [
    noise([520, 900, 0.6], 0, 260, 1900, 0.42),
    noise([1200, 1700, 0.8], 80, 320, 1500, 0.2),
    noise([240, 300, 0.8], 0, 300, 2000, 0.25),
  ],
  net: [noise([5200, 1500, 1.2], 0, 8, 260, 0.3), tone(180, 80, 0, 4, 120, 0.35)],
  oooh: [
    { ...tone(330, 190, 0, 160, 900, 0.1), shape: "triangle" },
    { ...tone(262, 150, 20, 180, 900, 0.09), shape: "triangle" },
    noise([420, 240, 1.4], 0, 180, 1000, 0.26),
  ],
  clap: [
    noise([1500, 1100, 1.6], 0, 2, 70, 0.5),
    noise([1300, 900, 1.6], 60, 2, 90, 0.35),
    noise([700, 900, 0.8], 120, 250, 700, 0.12),
  ],
  clock: [tone(1900, 1700, 0, 1, 40, 0.12)],
  drum: [tone(110, 46, 0, 4, 620, 0.7), noise([300, 120, 1], 0, 3, 160, 0.25)],
};
