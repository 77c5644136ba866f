import { expect, it } from "vitest";

import { ApiError } from "@/lib/client/api-error";
import { nextLookAfter } from "@/lib/client/use-chains";

const failure = (code: "not_found" | "offline") =>
  new ApiError(code, "We couldn't find this chain run.", { thrown: false });

it("looks no more for a chain run that isn't there, unless it's about to begin", () => {
  const missing = { data: undefined, error: failure("not_found") };

  expect(nextLookAfter(missing, false)).toBe(false);
  expect(nextLookAfter(missing, true)).toBeGreaterThan(0);
});

it("looks again after a failure that passes", () => {
  expect(nextLookAfter({ data: undefined, error: failure("offline") }, false)).toBeGreaterThan(0);
});
