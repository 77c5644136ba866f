import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { FIRST_RUN_OVER, type FirstTask } from "@/lib/engines/first-run";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { engines } from "@/lib/providers";

const sent = new Set<string>();
// The platform's: no page is being rendered here.
vi.mock("next/headers", () => ({ cookies: async () => sent }));

const own = engines.text.get();
beforeAll(() => {
  engines.text.set({ ...own, engine: { ...own.engine, builtIn: true } });
});
afterAll(() => {
  engines.text.set(own);
});

it("advises for each task until the advice for that task was declined", async () => {
  const advised = async () => {
    const tasks: FirstTask[] = ["drafts", "titles", "summaries", "reviews"];
    const all = await Promise.all(tasks.map(async (task) => (await firstRunOf(task)) && task));
    return all.filter((task) => task !== undefined);
  };
  expect(await advised()).toEqual(["drafts", "titles", "summaries", "reviews"]);

  sent.add(FIRST_RUN_OVER.summaries);
  expect(await advised()).toEqual(["drafts", "titles", "reviews"]);

  // What was noted before the tasks had a cookie each.
  sent.add("atelier-draft-model-accepted");
  expect(await advised()).toEqual(["titles", "reviews"]);
});
