import { rmSync } from "node:fs";

import { expect, test } from "playwright/test";
import { runKillRounds } from "../support/kill-rounds";

test("loses and doubles nothing that it acknowledged when it is killed in the middle of its work", async () => {
  const DATA_DIR = ".test/data-kill";
  rmSync(DATA_DIR, { recursive: true, force: true });

  const counts = await runKillRounds({
    rounds: 3,
    port: 4322,
    env: {
      DATA_DIR,
      DATABASE_URL: "",
      OPENAI_BASE_URL: "http://127.0.0.1:4399/v1",
      AI_TEXT_MODEL: "double",
    },
    retryEachRound: false,
  });

  expect(counts).toMatchObject({ lost: [], twice: [], brokenImages: [], wrongLikes: 0 });
  expect(counts.acknowledged.code + counts.acknowledged.image).toBeGreaterThan(3);
  expect(counts.cutOff).toBeGreaterThanOrEqual(9);
  expect(counts.longestRetrySeconds).toBeLessThan(30);
});
