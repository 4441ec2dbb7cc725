/** Downloads: fetches a file from the server and gives it to the browser to save. */

import { reach, Refused } from "./http";
import type { Problem } from "./schema";

export async function fetchFile(path: string, body?: unknown, secret?: string): Promise<Blob> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const wanted = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await reach(path.replace("/api/", ""), wanted);
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
