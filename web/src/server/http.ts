/** The server's HTTP door. Every refusal has one shape. */

import { language } from "../lib/language.svelte";
import { answerWithoutServer, fetchFromDevice } from "../pocket";
import { IS_STATIC, isForDevice } from "../pocket/address";
import type { Problem } from "./schema";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    /** When to ask again, in seconds; none where that would change nothing. */
    readonly retryAfterS: number | null = null,
  ) {
    super(problem.message);
  }
}

/** No answer at all: the server or the network is away. */
class Offline extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  secret?: string,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.code, ...more };
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = body instanceof Blob ? body.type : "application/json";
  const answer = await reach(method === "GET" ? withLanguage(path) : path, {
    method,
    headers,
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refused(await readProblem(answer), answer.status, retryAfter(answer));
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  return (isJson ? await answer.json() : await answer.text()) as T;
}

/** A browser keeps answers by their address: in another language an answer has another one. */
const withLanguage = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${language.code}`;

/** What is on this device is asked of this device. What a server would say it says too, where it can and no server is
 * in reach; the rest is for servers alone. */
export async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  if (isForDevice(path)) return fetchFromDevice(path, request);
  if (IS_STATIC) return answerWithoutServer(path, request);
  try {
    return await fetch(`/api/${path}`, request);
  } catch (cause) {
    if (!NEEDS_NO_SERVER.test(path)) throw new Offline(String(cause));
    return answerWithoutServer(path, request).catch(() => {
      throw new Offline(String(cause));
    });
  }
}

const NEEDS_NO_SERVER = /^(games|bots|texts|faces|people)(\/|\?|$)/;

function retryAfter(answer: Response): number | null {
  const header = answer.headers.get("Retry-After");
  return header === null ? null : Number(header);
}

async function readProblem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { code: `http-${answer.status}`, message: answer.statusText, article: null };
  }
}

export const get = <T>(path: string, secret?: string) => request<T>("GET", path, undefined, secret);
export const post = <T>(path: string, body: unknown, secret?: string) =>
  request<T>("POST", path, body, secret);
