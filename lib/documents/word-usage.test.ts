import { expect, it } from "vitest";
import { readWordUsage } from "@/lib/documents/word-usage";

it("counts the words of a long text as those of a short one", async () => {
  const sentence = "We want to row the new boat with Ann. ";
  const times = 10_000;
  const usage = await readWordUsage(sentence.repeat(times));

  expect(usage.inSentences.get("Ann")).toBe(times);
  expect(usage.withArticle.get("boat")).toBe(times);
  expect([...usage.infinitives]).toEqual(["row"]);
});
