/** Downloads: fetches a file from the server and gives it to the browser to save. */

import { Refused } from "./http";
import type { Problem } from "./schema";

export async function fetchFile(path: string): Promise<Blob> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused((await answer.json()) as Problem, answer.status);
  return answer.blob();
}

export function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
