import "server-only";

import type { z } from "zod";

import { allowanceOf } from "@/lib/engines/allowance";
import { currentEngine } from "@/lib/engines/chosen-engine";
import type { UserContext } from "@/lib/providers/context";
import { engineKindOf, type ToolContract } from "@/lib/registry/contract";
import type { Allowance } from "@/lib/usage/quota";

/**
 * What a call counts toward. A program names no engine, and is charged as the same call from a page would be.
 *
 * @param engine the one that the caller named or chose; null for the best in reach
 */
export async function allowanceOfCall(
  ctx: UserContext,
  contract: Parameters<typeof engineKindOf>[0] & Pick<ToolContract<z.ZodType, z.ZodType>, "asks">,
  engine: string | null,
): Promise<Allowance> {
  if (contract.asks) return "questions";
  const kind = engineKindOf(contract);
  return kind ? allowanceOf(ctx, kind, engine ?? (await currentEngine(ctx, kind))) : "plan";
}
