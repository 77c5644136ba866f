import { expect, it } from "vitest";

import { ApiError } from "@/lib/client/api-error";
import { seenOf } from "@/lib/client/use-seen-end";

const run = { stopped: false, error: null };
const lost = new ApiError("internal", "The connection was lost.", { thrown: true });
const refused = new ApiError("provider_failed", "The model returned no text.", { thrown: false });

it.each([
  ["not followed yet by a reloaded page", { ...run, status: "idle" }, null],
  ["at work", { ...run, status: "pending" }, "work"],
  ["done", { ...run, status: "success" }, "end"],
  ["stopped", { ...run, status: "idle", stopped: true }, "end"],
  ["failed", { ...run, status: "error", error: refused }, "end"],
  ["lost by the page", { ...run, status: "error", error: lost }, null],
] as const)("a run that is %s", (_name, shown, seen) => {
  expect(seenOf(shown)).toBe(seen);
});
