import { expect, it } from "vitest";

import { beginChainSchema } from "@/lib/chains/contract";
import { assertInputsFit } from "@/lib/chains/input-fault";
import { type ChainStep, newStep } from "@/lib/chains/steps";
import { LIMITS } from "@/lib/core/limits";
import { createTestContext } from "@/tests/support/test-context";

const check = async (kind: ChainStep["kind"], inputs: string[], settings = {}) => {
  const step = newStep(kind);
  const steps = [{ ...step, settings: { ...step.settings, ...settings } }];
  return assertInputsFit(await createTestContext(), steps, inputs);
};

it.each([
  ["write-article", "t".repeat(750), `Use ${LIMITS.topicCharacters} characters or fewer.`],
  ["blog-titles", "k".repeat(400), `Use ${LIMITS.keywordCharacters} characters or fewer.`],
  ["qr-code", "é".repeat(1_500), "3,000 bytes"],
] as const)("refuses what the call of %s won't take, by name", async (kind, long, reason) => {
  const refused = check(kind, ["How bees dance", long]);

  const start = `“${long.slice(0, 60)}…” doesn't fit the first step: `;
  await expect(refused).rejects.toMatchObject({ code: "invalid_input" });
  await expect(refused).rejects.toThrow(start);
  await expect(refused).rejects.toThrow(reason);
});

it("lets through what the first step takes", async () => {
  await check("write-article", ["x", "How bees dance", "t".repeat(LIMITS.topicCharacters)]);
  await check("blog-titles", ["k".repeat(LIMITS.keywordCharacters)]);
  await check("generate-image", ["A fox in the snow", "d".repeat(1_900)]);
  await check("qr-code", ["x".repeat(1_000)]);
  // The code has the link instead.
  await check("qr-code", ["é".repeat(1_500)], { link: "https://example.com" });
  await check("summarize-video", ["https://youtu.be/dQw4w9WgXcQ"]);
});

it("names the line that no chain takes, and how long it may be", () => {
  const inputs = ["how bees dance", `Lentil soup ${"and rice ".repeat(400)}`];

  const [issue] =
    beginChainSchema.safeParse({ name: "Post", steps: [newStep("write-article")], inputs }).error
      ?.issues ?? [];

  expect(issue?.message).toMatch(
    /^“Lentil soup and rice .{1,60}…” is too long: an input has at most 2,048 characters\.$/,
  );
});
