import { isEngine } from "@/lib/core/is-engine";
import type { EngineList } from "@/lib/engines/contract";

/**
 * Reads what `engineListSchema` describes, for pages that show the engine at once and do without the schema library. The
 * server has checked every field; this tells an answer of ours from anything else.
 */
export const engineListReader = {
  safeParse: (body: unknown) =>
    // Safe: it has looked.
    isEngineList(Object(body))
      ? { success: true as const, data: body as EngineList }
      : { success: false as const },
};

type Fields = Record<string, unknown>;

function isEngineList({
  writers,
  current,
  painters,
  currentPainter,
  erasers,
  currentEraser,
  cutters,
  currentCutter,
  connections,
}: Fields): boolean {
  return (
    [current, currentPainter, currentEraser, currentCutter].every(
      (ref) => typeof ref === "string",
    ) &&
    [writers, painters, erasers, cutters].every(
      (list) => Array.isArray(list) && list.every(isInReach),
    ) &&
    Array.isArray(connections)
  );
}

function isInReach(value: unknown): boolean {
  return isEngine(value) && "ref" in value && typeof value.ref === "string";
}
