import type { RunDetails, RunList, RunSummary } from "@/lib/runs/contract";

/** Readers of the answers in `contract.ts` for every page, without the schema library; the server has checked every field. */

type Reading<Content> = { success: true; data: Content } | { success: false };

/** A list as pages have it: a server of before doesn't say what is left. */
type ReadList = Pick<RunList, "runs"> & { left: Partial<RunList["left"]> };

export const runListReader = {
  safeParse: (body: unknown): Reading<ReadList> => {
    const { runs, left } = Object(body);
    // Safe: `isRun` has looked, and who reads what is left does.
    return Array.isArray(runs) && runs.every(isRun)
      ? { success: true, data: { runs: runs as RunSummary[], left: Object(left) } }
      : { success: false };
  },
};

export const runResponseReader = {
  safeParse: (body: unknown): Reading<{ run: RunDetails }> => {
    const { run } = Object(body);
    return isRun(run) && typeof Object(run).input === "object"
      ? { success: true, data: { run: run as RunDetails } }
      : { success: false };
  },
};

export const madeReader = {
  safeParse: (body: unknown): Reading<{ creationId: string }> => {
    const { creationId } = Object(body);
    return typeof creationId === "string"
      ? { success: true, data: { creationId } }
      : { success: false };
  },
};

function isRun(value: unknown): boolean {
  const fields: Record<string, unknown> = Object(value);
  return ["id", "tool", "state", "subject", "createdAt"].every(
    (name) => typeof fields[name] === "string",
  );
}
