import { rmSync } from "node:fs";

import { expect, test } from "playwright/test";
import { runKillRounds } from "../support/kill-rounds";
import { createEmptyDatabase } from "../support/worker-database";

const { TEST_DATABASE_URL } = process.env;

test("loses and doubles nothing that it acknowledged when it is killed in the middle of its work", async () => {
  const DATA_DIR = ".test/data-kill";
  rmSync(DATA_DIR, { recursive: true, force: true });

  const counts = await runKillRounds({
    rounds: 3,
    port: 4322,
    env: {
      DATA_DIR,
      // Its files are its own, too, and a database belongs to one folder of files.
      DATABASE_URL: TEST_DATABASE_URL
        ? await createEmptyDatabase(TEST_DATABASE_URL, "atelier_kill")
        : "",
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
