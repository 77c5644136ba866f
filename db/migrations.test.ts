import { expect, it } from "vitest";

import journal from "@/db/migrations/meta/_journal.json";

// Drizzle applies only what is newer than the newest that a database has.
it("has migrations whose numbers and times rise", () => {
  const { entries } = journal;
  const rises = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value > Number(values[at - 1]));

  expect(rises(entries.map(({ idx }) => idx))).toBe(true);
  expect(rises(entries.map(({ when }) => when))).toBe(true);
  expect(entries.map(({ idx, tag }) => tag.startsWith(String(idx).padStart(4, "0")))).not.toContain(
    false,
  );
});
