import "server-only";

import { env, isEmbedded } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import {
  type FoundPainter,
  findPainters,
  USUAL_PAINTERS,
} from "@/lib/providers/model-servers/find-painters";
import {
  type FoundServer,
  findServers,
  USUAL_SERVERS,
} from "@/lib/providers/model-servers/find-servers";

const found = singleton("local-servers", () => ({}) as Search);

/** What was looked for, once it was. */
type Search = { servers?: Promise<FoundServer[]>; painters?: Promise<FoundPainter[]> };

/** Where to look for model servers on this machine; empty when that isn't wanted. */
export function localOrigins(): readonly string[] {
  const wanted = env().LOCAL_SERVERS;
  if (wanted.includes("off")) return [];
  const named = wanted.filter((origin) => origin !== "auto");
  if (named.length > 0) return named;
  return isEmbedded() ? USUAL_SERVERS : [];
}

/** The model servers on this machine, looked for once; see `lookAgain`. */
export function findLocalServers(): Promise<FoundServer[]> {
  const search = found.get();
  search.servers ??= findServers(localOrigins());
  return search.servers;
}

/** The servers on this machine that make images, looked for once; see `lookAgain`. */
export function findLocalPainters(): Promise<FoundPainter[]> {
  const search = found.get();
  const origins = localOrigins();
  search.painters ??= findPainters(origins === USUAL_SERVERS ? USUAL_PAINTERS : origins);
  return search.painters;
}

/** Looks for them anew. */
export async function lookAgain(): Promise<void> {
  const before = found.set(undefined);
  const [servers, painters] = await Promise.all([findLocalServers(), findLocalPainters()]);
  // On a site of many people, a server that is busy for a moment must not vanish for everybody.
  if (isEmbedded() || !before) return;
  if (servers.length === 0 && before.servers) found.get().servers = before.servers;
  if (painters.length === 0 && before.painters) found.get().painters = before.painters;
}
