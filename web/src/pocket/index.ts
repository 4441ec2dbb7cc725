/** The door to the pocket. It is small: everything behind it is loaded when somebody wants it. */

import { DEVICE, IS_STATIC } from "./address";

/** A request to this device, answered like one to a server. */
export async function fetchFromDevice(path: string, init: RequestInit = {}): Promise<Response> {
  const { hostLink } = await import("./host_link");
  const headers = new Headers(init.headers);
  const body = init.body instanceof Blob ? await init.body.text() : ((init.body ?? "") as string);
  const answer = await hostLink.ask({
    method: init.method ?? "GET",
    path: withLanguage(path.replace(DEVICE, ""), headers.get("Accept-Language")),
    body,
    seat: headers.get("Tavolino-Seat") ?? "",
    version: headers.get("If-Match") ?? "",
  });
  const isEmpty = [204, 304].includes(answer.status);
  return new Response(isEmpty ? null : answer.body, {
    status: answer.status,
    headers: { "Content-Type": answer.type },
  });
}

function withLanguage(path: string, language: string | null): string {
  if (!language || /[?&]lang=/.test(path)) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

/** An answer without a server: a kept one or, for what needs the engine, the host's. */
export async function answerWithoutServer(path: string, init: RequestInit = {}): Promise<Response> {
  const { keptAnswer } = await import("./catalogue");
  const isRead = (init.method ?? "GET") === "GET";
  return (isRead && (await keptAnswer(path))) || fetchFromDevice(path, init);
}

/** Can this page play without a server? */
export async function hasPocket(): Promise<boolean> {
  if (IS_STATIC) return true;
  const { fileAddress } = await import("./address");
  return fetch(fileAddress("pocket/pocket.json"), { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
