import { z } from "zod";

const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(["free", "premium"]),
  /** Of the plan and of the built-in engines, in this hour; those with a person's own engines cost the operator nothing. */
  runs: z.int().nonnegative(),
  storedBytes: z.number().nonnegative(),
  createdAt: z.iso.datetime(),
});

/** A page of accounts as the operator sees them. */
export const peopleSchema = z.object({
  people: z.array(personSchema),
  nextCursor: z.string().nullable(),
  /** False where Clerk manages the accounts: they are listed in its dashboard. */
  managedHere: z.boolean(),
});

export type Person = z.output<typeof personSchema>;

export const peopleQuery = z.object({
  q: z.string().trim().max(200, "Use 200 characters or fewer.").optional(),
  cursor: z.string().max(200).optional(),
});

/** An account after its plan changed. */
export const planSchema = z.object({ email: z.string(), plan: z.enum(["free", "premium"]) });
