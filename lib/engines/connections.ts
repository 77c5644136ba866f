import "server-only";

import type { EngineConnectionRow } from "@/db/schema/engines";
import type { EngineConnection } from "@/lib/engines/contract";
import { mayUsePrivateEngines } from "@/lib/engines/private-addresses";
import { getProvider, type ProviderId } from "@/lib/engines/providers";
import { openKey } from "@/lib/engines/seal";
import type { ConnectedServer } from "@/lib/providers/connected-server";
import type { UserContext } from "@/lib/providers/context";

/** The server of a connection and its model that writes, without its key, and not to be called yet: see `withKeyOf`. */
export function serverOf(row: EngineConnectionRow): ConnectedServer {
  const { baseUrl, model, inputPrice: input, outputPrice: output } = row;
  return {
    baseUrl,
    apiKey: undefined,
    model,
    contextTokens: row.contextTokens ?? undefined,
    runBy: runnerOf(row),
    isOwnKey: true,
    publicOnly: true,
    prices: input === null || output === null ? undefined : { input, output },
  };
}

/**
 * A server with the key of its connection, and where it may be, to be called.
 *
 * @param row undefined for a server that nobody connected
 * @throws AppError `unusable` when the key can't be opened any longer
 */
export async function withKeyOf<Server extends object>(
  ctx: Pick<UserContext, "db" | "user">,
  server: Server,
  row: EngineConnectionRow | undefined,
): Promise<Server> {
  if (!row) return server;
  const owner = { userId: ctx.user.id, connectionId: row.id };
  const [mayBePrivate, apiKey] = await Promise.all([
    mayUsePrivateEngines(ctx),
    row.sealedKey ? openKey(ctx.db, row.sealedKey, owner) : undefined,
  ]);
  return { ...server, publicOnly: !mayBePrivate, ...(apiKey !== undefined && { apiKey }) };
}

/** A connection as its owner sees it. */
export function toConnection(row: EngineConnectionRow): EngineConnection {
  const { id, baseUrl, model, keyEnd } = row;
  return { id, provider: providerOf(row.provider).id, baseUrl, model, keyEnd };
}

function runnerOf({ provider, baseUrl }: EngineConnectionRow): string {
  return provider === "other" ? new URL(baseUrl).host : `${providerOf(provider).name}, your key`;
}

/** Safe: rows are only written with ids of this list. */
function providerOf(id: string) {
  return getProvider(id as ProviderId);
}
