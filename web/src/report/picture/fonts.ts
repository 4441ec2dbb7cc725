/** The page's own typefaces, to be put inside a drawing: a drawing that becomes a picture can load nothing. */

/** `@font-face` rules for these families, the letters within. */
export async function embedFonts(families: string[]): Promise<string> {
  const wanted = faces().filter(({ style }) =>
    families.includes(removeQuotes(style.getPropertyValue("font-family"))),
  );
  return (await Promise.all(wanted.map(embedFace))).join("");
}

function faces(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter((rule) => rule instanceof CSSFontFaceRule);
}

const removeQuotes = (text: string) => text.replace(/["']/g, "");

async function embedFace({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, file = ""] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
  const letters = await fetch(new URL(file, parentStyleSheet?.href ?? location.href)).then((answer) =>
    answer.blob(),
  );
  const kept = ["font-family", "font-weight", "font-style", "unicode-range"].map(
    (name) => `${name}:${style.getPropertyValue(name)};`,
  );
  return `@font-face{${kept.join("")}src:url(${await dataUrl(letters)})}`;
}

export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
