/** A card whose corner is pulled over: the fold is the line that is as far from the corner's place as from where the
 * corner is now. Points are in units of a card, which is 630 wide and 880 high. */

export type Point = readonly [x: number, y: number];

export const CARD_WIDTH = 630;
export const CARD_HEIGHT = 880;
/** The corner that is lifted. */
const CORNER: Point = [CARD_WIDTH, 0];
const EDGES: Point[] = [
  [0, 0],
  [CARD_WIDTH, 0],
  [CARD_WIDTH, CARD_HEIGHT],
  [0, CARD_HEIGHT],
];

/** What lies flat still, what is folded over (as the card's face sees it), a point of the fold, how the face is turned
 * about it, and how far over the card is: 0 flat, 1 the corner at the other end of the card. */
export interface Fold {
  flat: Point[];
  over: Point[];
  middle: Point;
  matrix: [a: number, b: number, c: number, d: number, e: number, f: number];
  share: number;
}

/** The fold when the corner is at `at`. */
export function foldAt(at: Point): Fold {
  const [dx, dy] = [CORNER[0] - at[0], CORNER[1] - at[1]];
  const way = Math.hypot(dx, dy) || 1e-6;
  const normal: Point = [dx / way, dy / way];
  const middle: Point = [(CORNER[0] + at[0]) / 2, (CORNER[1] + at[1]) / 2];
  const gone = cutPolygon(EDGES, middle, normal, -1);
  return {
    flat: cutPolygon(EDGES, middle, normal, 1),
    over: gone.map(([x, y]) => [CARD_WIDTH - x, y]),
    middle,
    matrix: mirrorAt(middle, normal),
    share: way / Math.hypot(CARD_WIDTH, CARD_HEIGHT),
  };
}

/** How the corner travels when nobody pulls it: `share` from 0 to 1. */
export function cornerAt(share: number): Point {
  const t = Math.max(share, 0.0001);
  return [CARD_WIDTH - 1.24 * CARD_WIDTH * t, 0.92 * CARD_HEIGHT * t * t + 0.1 * CARD_HEIGHT * t];
}

/** A polygon for `clip-path`, in shares of the card. */
export function clipOf(points: Point[]): string {
  if (points.length < 3) return "polygon(0 0, 0 0, 0 0)";
  const places = points.map(([x, y]) => `${percent(x / CARD_WIDTH)} ${percent(y / CARD_HEIGHT)}`);
  return `polygon(${places.join(", ")})`;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** How far a point lies beyond the line through `middle`. */
function sideOf([x, y]: Point, middle: Point, normal: Point): number {
  return (x - middle[0]) * normal[0] + (y - middle[1]) * normal[1];
}

/** The part of a polygon on one side of a line. */
function cutPolygon(polygon: Point[], middle: Point, normal: Point, keep: 1 | -1): Point[] {
  return polygon.flatMap((a, n) => {
    const b = polygon[(n + 1) % polygon.length] as Point;
    const [sideA, sideB] = [keep * sideOf(a, middle, normal), keep * sideOf(b, middle, normal)];
    const kept = sideA <= 0 ? [a] : [];
    return sideA * sideB < 0 ? [...kept, between(a, b, sideA / (sideA - sideB))] : kept;
  });
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The face, which is the mirror of the back, mirrored about the fold. */
function mirrorAt([mx, my]: Point, [nx, ny]: Point): Fold["matrix"] {
  const [xx, xy, yy] = [2 * ny * ny - 1, -2 * nx * ny, 2 * nx * nx - 1];
  return [-xx, -xy, xy, yy, mx + xx * (CARD_WIDTH - mx) - xy * my, my + xy * (CARD_WIDTH - mx) - yy * my];
}
