/** Links for other devices. On the server's own computer the page has a local address, which is of no use to them. */

import { get } from "./http";
import type { NetworkInfo } from "./schema";

const OWN = /^(localhost|127\..*|\[::1\])$/;

export const isLocalLink = (link: string) => OWN.test(new URL(link).hostname);

/** The same link with the address that the server has on its network, if it receives anybody there. */
export async function lanLink(link: string): Promise<string> {
  if (!isLocalLink(link)) return link;
  const { lan } = await get<NetworkInfo>("network").catch(() => ({ lan: "" }));
  const { pathname, hash } = new URL(link);
  return lan ? new URL(pathname + hash, lan).href : link;
}
