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
  found.set(undefined);
  await Promise.all([findLocalServers(), findLocalPainters()]);
}
