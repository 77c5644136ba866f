import { z } from "zod";

import { creationListQuery } from "@/lib/creations/schema";

/** A deleted creation. What it holds isn't shown until it's restored. */
export const binnedCreationSchema = z.object({
  id: z.string(),
  tool: z.string(),
  type: z.string(),
  prompt: z.string(),
  title: z.string().nullable(),
  deleted_at: z.iso.datetime(),
  /** When it's removed for good; up to a day earlier than that happens. */
  removed_at: z.iso.datetime(),
});

export type BinnedCreation = z.output<typeof binnedCreationSchema>;

export const binSchema = z.object({
  creations: z.array(binnedCreationSchema),
  /** Everything in the bin, not just this page. */
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
});

export type Bin = z.output<typeof binSchema>;

export const binQuery = creationListQuery.pick({ limit: true, cursor: true });

/** What to remove for good: some of what is in the bin, or all of it. */
export const emptyBinInput = z.union(
  [
    z.object({ ids: z.array(z.uuid()).min(1).max(100) }).strict(),
    z.object({ all: z.literal(true) }).strict(),
  ],
  "Send up to 100 valid creation IDs, or all: true.",
);
