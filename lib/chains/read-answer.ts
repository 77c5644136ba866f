import type { ChainList, ChainRun } from "@/lib/chains/contract";

/** Readers of the answers in `contract.ts` for the pages, without the schema library; the server has checked every field. */

type Reading<Content> = { success: true; data: Content } | { success: false };

/** @param names lists that the answer must have */
function withLists<Content>(names: readonly string[], body: unknown): Reading<Content> {
  const fields: Record<string, unknown> = Object(body);
  const isWhole = names.every((name) => Array.isArray(fields[name]));
  // Safe: our own server sent it, and checked it with the schema of this type.
  return isWhole ? { success: true, data: body as Content } : { success: false };
}

export const chainListReader = {
  safeParse: (body: unknown) => withLists<ChainList>(["chains", "runs"], body),
};

export const chainRunReader = {
  safeParse: (body: unknown): Reading<ChainRun> =>
    withLists<ChainRun>(["steps", "items"], Object(body).run),
};

export type ChainText = { id: string; file: string; extension: string };

export const chainTextsReader = {
  safeParse: (body: unknown) => withLists<{ texts: ChainText[] }>(["texts"], body),
};

export const savedChainReader = {
  safeParse: (body: unknown): Reading<{ id: string; updatedAt: string }> => {
    const { id, updatedAt } = Object(body);
    const isWhole = typeof id === "string" && typeof updatedAt === "string";
    return isWhole ? { success: true, data: { id, updatedAt } } : { success: false };
  },
};

export const idReader = {
  safeParse: (body: unknown): Reading<{ id: string }> => {
    const { id } = Object(body);
    return typeof id === "string" ? { success: true, data: { id } } : { success: false };
  },
};
