import "server-only";

import { env, isEmbedded } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import {
  type FoundServer,
  findServers,
  USUAL_SERVERS,
} from "@/lib/providers/model-servers/find-servers";

const found = singleton("local-servers", () => ({ servers: undefined as Search | undefined }));

type Search = Promise<FoundServer[]>;

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

/** Looks for them anew. */
export function lookAgain(): Promise<FoundServer[]> {
  found.get().servers = undefined;
  return findLocalServers();
}
