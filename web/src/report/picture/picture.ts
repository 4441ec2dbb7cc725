/** A match as a page of the sticker album: one drawing to keep or to send. */

import { lineOf, penOf, type Course, type GraphArea } from "../chances/chances";
import { dataUrl, embedFonts } from "./fonts";

export interface PictureStory {
  game: string;
  day: string;
  seats: { name: string; score: number; won: boolean }[];
  verdict: string;
  moments: string[];
  /** The chances that a spectator saw, where they are worked out, and what they are called. */
  course: Course | null;
  caption: string;
  /** Drawings of cards, for the stickers at the top. */
  stickers: string[];
  /** How many have ended with which score, for a deal that many have played. */
  scores: { label: string; times: number; isMine: boolean }[];
}

export interface Drawing {
  svg: string;
  height: number;
}

const WIDTH_PX = 1080;
const MARGIN_PX = 70;
const INNER = WIDTH_PX - 2 * MARGIN_PX;
/** The colours are written out in all of this file: a picture to share is a file of its own, without the page's style. */
const INK = "#1d2433";
const QUIET = "#565b67";
const CREAM = "#f4ead5";
const NAMES = "Barlow Condensed";
const WORDS = "Source Sans 3";
const TYPEFACES = [NAMES, WORDS, "Sofia Sans Condensed", "Sofia Sans Extra Condensed"];

/** A part of the picture, drawn from its upper edge at 0, and its height. */
interface PicturePart {
  drawn: string;
  height: number;
}

type Measure = (words: string, font: string) => number;

export function drawPicture(story: PictureStory, letters: string, measure: Measure = measureText): Drawing {
  const parts = [
    head(story),
    board(story),
    verdict(story, measure),
    moments(story, measure),
    chances(story),
    spread(story),
  ];
  let y = 0;
  const placed = parts.map((part) => {
    const here = `<g transform="translate(0 ${y})">${part.drawn}</g>`;
    y += part.height;
    return here;
  });
  const height = y + 90;
  return { svg: sheet(height, letters, placed.join("") + foot(height)), height };
}

function sheet(height: number, letters: string, inside: string): string {
  const frame = (inset: number, colour: string, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH_PX - 2 * inset}" height="${height - 2 * inset}" rx="18" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${height}" viewBox="0 0 ${WIDTH_PX} ${height}">` +
    `<style>${letters}</style><rect width="${WIDTH_PX}" height="${height}" fill="${CREAM}"/>` +
    `${inside}${frame(18, INK, 6)}${frame(30, "#d9a441", 3)}</svg>`
  );
}

/** Stickers on the grass, the game and the day. */
function head({ game, day, stickers }: PictureStory): PicturePart {
  const stripes = Array.from(
    { length: 9 },
    (_, n) =>
      `<rect x="${36 + n * 112}" y="36" width="112" height="364" fill="${n % 2 ? "#28704a" : "#2f7d4f"}"/>`,
  );
  const chalk = `<g fill="none" stroke="#f7f3e6" stroke-width="5"><path d="M36 372H1044M540 36V372"/><circle cx="540" cy="200" r="120"/></g>`;
  const cards = stickers.map((svg, n) => sticker(svg, n - (stickers.length - 1) / 2));
  const title =
    text(game.toUpperCase(), WIDTH_PX / 2, 478, {
      font: NAMES,
      weight: 700,
      size: 78,
      anchor: "middle",
      fit: INNER,
    }) + text(day, WIDTH_PX / 2, 522, { font: WORDS, weight: 400, size: 30, anchor: "middle", fill: QUIET });
  return { drawn: `${stripes.join("")}${chalk}${cards.join("")}${title}`, height: 560 };
}

function sticker(svg: string, place: number): string {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  root.setAttribute("width", "210");
  root.setAttribute("height", "293");
  const shadow = `<rect x="4" y="7" width="210" height="293" rx="12" fill="#0a1410" opacity="0.35"/>`;
  const turn = `translate(${WIDTH_PX / 2 + place * 225} ${210 + Math.abs(place) * 14}) rotate(${place * 7}) translate(-105 -146)`;
  return `<g transform="${turn}">${shadow}${new XMLSerializer().serializeToString(root)}</g>`;
}

/** The wooden board with hung numbers. */
function board({ seats }: PictureStory): PicturePart {
  const height = seats.length > 4 ? 82 : 104;
  const rows = seats.map(({ name, score, won }, n) => {
    const y = 18 + n * (height + 10);
    return (
      `<rect x="${MARGIN_PX + 18}" y="${y}" width="${INNER - 36}" height="${height}" rx="12" fill="#4c301a"/>` +
      (won
        ? `<rect x="${MARGIN_PX + 18}" y="${y}" width="12" height="${height}" rx="4" fill="#d9a441"/>`
        : "") +
      text(name, MARGIN_PX + 52, y + height / 2 + 19, {
        font: NAMES,
        weight: 700,
        size: 56,
        fill: CREAM,
        fit: INNER - 280,
      }) +
      `<rect x="${WIDTH_PX - MARGIN_PX - 172}" y="${y + 9}" width="142" height="${height - 18}" rx="10" fill="${CREAM}"/>` +
      text(String(score), WIDTH_PX - MARGIN_PX - 101, y + height / 2 + 27, {
        font: NAMES,
        weight: 700,
        size: 80,
        anchor: "middle",
      })
    );
  });
  const tall = 26 + seats.length * (height + 10);
  const wood = `<rect x="${MARGIN_PX}" width="${INNER}" height="${tall}" rx="18" fill="#6b4527" stroke="#4c301a" stroke-width="6"/>`;
  return { drawn: wood + rows.join(""), height: tall + 26 };
}

function verdict(story: PictureStory, measure: Measure): PicturePart {
  const lines = wrapText(story.verdict, INNER, `700 46px "${NAMES}"`, measure);
  const set = lines.map((line, n) =>
    text(line, WIDTH_PX / 2, 44 + n * 52, { font: NAMES, weight: 700, size: 46, anchor: "middle" }),
  );
  return { drawn: set.join(""), height: 30 + lines.length * 52 };
}

const MAX_GOALS = 6; // the last goals, where there are more

function moments(story: PictureStory, measure: Measure): PicturePart {
  let y = 16;
  const told = story.moments.slice(-MAX_GOALS).map((moment) => {
    const lines = wrapText(moment, INNER - 60, `400 32px "${WORDS}"`, measure).slice(0, 2);
    const ball = `<circle cx="${MARGIN_PX + 20}" cy="${y + 21}" r="15" fill="${CREAM}" stroke="${INK}" stroke-width="4"/><circle cx="${MARGIN_PX + 20}" cy="${y + 21}" r="5" fill="${INK}"/>`;
    const set = lines.map((line, n) =>
      text(line, MARGIN_PX + 56, y + 32 + n * 40, { font: WORDS, weight: 400, size: 32 }),
    );
    y += 16 + lines.length * 40;
    return ball + set.join("");
  });
  return { drawn: told.join(""), height: y + 14 };
}

function chances({ course, caption, seats }: PictureStory): PicturePart {
  if (!course) return { drawn: "", height: 0 };
  const frame: GraphArea = {
    left: MARGIN_PX,
    top: 60,
    width: INNER,
    height: 200,
    moves: course.moves.at(-1) ?? 1,
  };
  const lines = seats.map((_, seat) => {
    const { colour, dashes } = penOf(seat);
    return `<path d="${lineOf(course, seat, frame)}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;
  });
  const ground = `<rect x="${MARGIN_PX}" y="60" width="${INNER}" height="200" fill="#fbf5e6"/><path d="M${MARGIN_PX} 160h${INNER}" stroke="${QUIET}" stroke-dasharray="2 8"/>`;
  const label = text(caption, MARGIN_PX, 42, { font: NAMES, weight: 600, size: 32 });
  return { drawn: `${label}${ground}${lines.join("")}${key(seats)}`, height: 330 };
}

const BAR_STEP_PX = 44; // from one bar to the next

/** How often each score was reached, one's own in gold. */
function spread({ scores, caption }: PictureStory): PicturePart {
  if (!scores.length) return { drawn: "", height: 0 };
  const most = Math.max(...scores.map(({ times }) => times));
  const bars = scores.map(({ label, times, isMine }, n) => {
    const y = 66 + n * BAR_STEP_PX;
    const width = Math.max(8, ((INNER - 260) * times) / most);
    return (
      text(label, MARGIN_PX + 120, y + 25, { font: NAMES, weight: 700, size: 32, anchor: "middle" }) +
      `<rect x="${MARGIN_PX + 190}" y="${y}" width="${width}" height="${BAR_STEP_PX - 12}" rx="6" fill="${isMine ? "#d9a441" : "#28704a"}"/>` +
      text(String(times), MARGIN_PX + 204 + width, y + 25, { font: NAMES, weight: 600, size: 30 })
    );
  });
  const title = text(caption, MARGIN_PX, 42, { font: NAMES, weight: 600, size: 32 });
  return { drawn: title + bars.join(""), height: 90 + scores.length * BAR_STEP_PX };
}

/** Whose line is whose. */
function key(seats: PictureStory["seats"]): string {
  const room = INNER / seats.length;
  return seats
    .map(({ name }, seat) => {
      const { colour, dashes, mark } = penOf(seat);
      const x = MARGIN_PX + seat * room;
      return (
        `<path d="M${x} 292h64" stroke="${colour}" stroke-width="6" stroke-dasharray="${dashes}"/>` +
        `<path d="${mark}" transform="translate(${x + 32} 292) scale(1.8)" fill="${colour}" stroke="${CREAM}"/>` +
        text(name, x + 76, 303, { font: NAMES, weight: 600, size: 32, fit: room - 90 })
      );
    })
    .join("");
}

function foot(height: number): string {
  return text("Tavolino", WIDTH_PX / 2, height - 52, {
    font: NAMES,
    weight: 700,
    size: 40,
    anchor: "middle",
    fill: "#28704a",
  });
}

// -- Type

interface Type {
  font: string;
  weight: number;
  size: number;
  anchor?: "start" | "middle";
  fill?: string;
  /** The room there is: longer words are set narrower. */
  fit?: number;
}

function text(
  words: string,
  x: number,
  y: number,
  { font, weight, size, anchor = "start", fill = INK, fit }: Type,
): string {
  const isLong = fit !== undefined && measureText(words, `${weight} ${size}px "${font}"`) > fit;
  const squeeze = isLong ? ` textLength="${fit}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" font-family="'${font}'" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${squeeze}>${escapeXml(words)}</text>`;
}

const escapeXml = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

let pen: CanvasRenderingContext2D | null = null;

function measureText(words: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = font;
  return pen.measureText(words).width;
}

/** Words in lines of a width. */
export function wrapText(words: string, width: number, font: string, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// -- From the drawing to a picture

/** As a PNG, set in our own type. */
export async function renderPicture(story: PictureStory): Promise<Blob> {
  const letters = await embedFonts(TYPEFACES);
  await Promise.all([`700 46px "${NAMES}"`, `400 32px "${WORDS}"`].map((font) => document.fonts.load(font)));
  const { svg, height } = drawPicture(story, letters);
  const image = new Image(WIDTH_PX, height);
  image.src = await dataUrl(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  return drawTwice(image, height);
}

const MAX_DRAWS = 3;

/** Browsers begin to read the letters within a drawing when it is first drawn, and call it decoded before they are
 * done: so it is drawn, and drawn again a moment later. */
async function drawTwice(image: HTMLImageElement, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH_PX;
  canvas.height = height;
  for (let round = 0; round < MAX_DRAWS; round++) {
    await new Promise((resolve) => setTimeout(resolve, round * 100));
    canvas.getContext("2d")?.drawImage(image, 0, 0);
  }
  return blobOf(canvas);
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
