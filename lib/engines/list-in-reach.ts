import "server-only";

import { z } from "zod";

import { enginesInReach, type RegistryContext } from "@/lib/engines/registry";
import { ENGINE_KINDS, engineRowSchema } from "@/lib/engines/row";

/** Engines for programs: what to send as `x-engine` for one, and what to know to choose it. */
export const inReachSchema = z.object({
  engines: z.array(
    engineRowSchema
      .pick({ ref: true, name: true, source: true, state: true, about: true })
      .extend({ kind: z.enum(ENGINE_KINDS) }),
  ),
});

/** Every engine in a person's reach by what it may be chosen for, best first. */
export async function listInReach(ctx: RegistryContext): Promise<z.output<typeof inReachSchema>> {
  const lists = ENGINE_KINDS.map(async (kind) =>
    (await enginesInReach(ctx, kind)).map(({ row: { ref, name, source, state, about } }) => ({
      ...{ kind, ref, name, source, state, about },
    })),
  );
  return { engines: (await Promise.all(lists)).flat() };
}
