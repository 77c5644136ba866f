import { beforeEach, describe, expect, it } from "vitest";

import { POST as writeTitles } from "@/app/api/ai/generate-blog-title/route";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { beginCharge } from "@/lib/usage/charge";
import { FREE_STOPS_PER_HOUR, isStopFree } from "@/lib/usage/free-stops";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedRuns } from "@/tests/support/counted-uses";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";

let ada: TestAccount;
let ctx: Awaited<ReturnType<typeof createTestContext>>;
beforeEach(async () => {
  stopClock();
  ada = await signUpAccount();
  ctx = await createTestContext({ user: { id: ada.id } });
});

async function useUpStops(): Promise<void> {
  for (let stop = 0; stop < FREE_STOPS_PER_HOUR; stop += 1) {
    expect(await isStopFree(ctx.db, ada.id, new Date())).toBe(true);
  }
}

describe("a run that is stopped", () => {
  it("costs nothing twenty times an hour, and then what any run costs", async () => {
    for (let stop = 0; stop <= FREE_STOPS_PER_HOUR; stop += 1) {
      expect(await countedRuns(ada.id)).toBe(0);
      const charge = beginCharge(ctx);
      await charge.take();
      await charge.settle({ isStopped: true });
    }
    expect(await countedRuns(ada.id)).toBe(1);

    const failed = beginCharge(ctx);
    await failed.take();
    await failed.settle();
    expect(await countedRuns(ada.id)).toBe(1);
  });

  it("costs what any run costs when its caller hangs up before the end too often", async () => {
    const left = new AbortController();
    const call = async () => {
      const headers = { accept: "text/event-stream" };
      const { signal } = left;
      const json = titlesRequest("beekeeping [[drip:20]]", "Food");
      return writeTitles(apiRequest("/api/ai/x", { json, headers, signal, token: ada.token }));
    };
    await useUpStops();

    const reader = (await call()).body?.getReader();
    await reader?.read();
    left.abort();
    for (let piece = await reader?.read(); piece && !piece.done; ) piece = await reader?.read();

    await expect.poll(() => countedRuns(ada.id)).toBe(1);
  });
});
