import { afterEach, expect, it, vi } from "vitest";

import { beginCall } from "@/lib/api/drain";
import { GoesOnError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import { failureResponse } from "@/lib/http/respond";

const drain = singleton("drain", () => ({ running: 0, draining: false })).get();

afterEach(() => {
  drain.draining = false;
  vi.restoreAllMocks();
});

it("refuses calls while the server shuts down, and logs none of these as errors", async () => {
  const log = vi.spyOn(logger, "error");
  drain.draining = true;

  const refusals = [thrownBy(() => beginCall()), new GoesOnError()].map((error) =>
    failureResponse(error, "request-1"),
  );

  for (const refusal of refusals) {
    expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refusal.json()).toMatchObject({
      code: "provider_unavailable",
      message: "The server is restarting. Try again in a moment.",
    });
  }
  expect(log).not.toHaveBeenCalled();
  // Running calls wait for these.
  beginCall(true)();
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("It threw nothing.");
}
