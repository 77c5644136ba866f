import "server-only";

import { AppError } from "@/lib/core/errors";
import type { RunContext } from "@/lib/providers/context";
import { labelsOf, wordFor } from "@/lib/tools/remove-object/object-names";
import { OBJECT_LABELS } from "@/lib/vision/labels";
import type { FoundObject } from "@/lib/vision/regions";

/** A find that is much less sure than the surest of its name is more likely something else. */
const MIN_SHARE_OF_SUREST = 0.5;
const MAX_OBJECTS = 12;

/**
 * Looks for what a word names.
 *
 * @returns all objects of that name, surest first, and what else there is
 */
export async function findNamed(
  ctx: RunContext,
  picture: string,
  name: string,
): Promise<{ named: FoundObject[]; others: FoundObject[] }> {
  const labels = labelsOf(name, OBJECT_LABELS);
  const [wanted] = labels;
  const found = await ctx.vision.findObjects({
    picture,
    ...(wanted ? { wanted } : {}),
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: (label) => ctx.progress.onStep({ label }),
  });
  const named = found.filter(({ label }) => labels.includes(label));
  const surest = named[0]?.score ?? 0;
  return {
    named: named.filter(({ score }) => score >= surest * MIN_SHARE_OF_SUREST).slice(0, MAX_OBJECTS),
    others: found.filter(({ label }) => !labels.includes(label)),
  };
}

/** Says what there is instead, and what else can be done. */
export function notFound(name: string, found: readonly FoundObject[]): AppError {
  const words = [...new Set(found.map(({ label }) => wordFor(label)))];
  const instead = words.length > 0 ? ` What can be named here: ${words.join(", ")}.` : "";
  return new AppError(
    "unusable",
    `No ${name} was found in this picture.${instead} Or click the object or paint over it.`,
  );
}
