import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { Database } from "@/db/client";
import { listChainItems } from "@/db/queries/chain-runs";
import { listCreations } from "@/db/queries/creations";
import { chainItems } from "@/db/schema/chain-items";
import { files } from "@/db/schema/files";
import { addChainFile } from "@/lib/chains/add-chain-file";
import { prepareChainRun } from "@/lib/chains/chains";
import { readChainRun } from "@/lib/chains/read-chain-run";
import { READY_MADE } from "@/lib/chains/ready-made";
import { runChain } from "@/lib/chains/run-chain";
import { CHAIN_LIMITS, newStep } from "@/lib/chains/steps";
import { AppError } from "@/lib/core/errors";
import type { TextPort } from "@/lib/providers/text/port";
import type { VisionPort } from "@/lib/providers/vision/port";
import { countedRuns } from "@/tests/support/counted-uses";
import { asUpload, scenePng } from "@/tests/support/scene-images";
import { createTestContext, proseOf, textThatSays } from "@/tests/support/test-context";
import { createTinyVision } from "@/tests/support/tiny-vision";

let vision: VisionPort;
beforeAll(() => {
  vision = createTinyVision();
});
afterAll(() => vision.close());

it("makes a shop's photo: cut out, on white, in three sizes, each from the one before", async () => {
  const ctx = await createTestContext({ vision });
  const [, photo] = READY_MADE;
  const steps = [...(photo?.steps ?? [])];
  const { id } = await prepareChainRun(ctx, { name: "Photo", steps, inputs: [] });
  await addChainFile(ctx, { id, file: await asUpload(await scenePng(), "fox.png") });

  // What a route gives a run: a name of its own for its creations.
  const outcome = await runChain({ ...ctx, nextCreationId: () => uuidv7() }, { id });

  expect(outcome).toEqual({ id, done: 1, failed: 0 });
  const { items } = await readChainRun(ctx, id);
  const calls = items[0]?.calls ?? [];
  expect(calls.map(({ step, place }) => `${step} ${place}`)).toEqual([
    "0 0",
    "1 0.0",
    "2 0.0.0",
    "2 0.0.1",
    "2 0.0.2",
  ]);
  const { rows } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
  const parentOf = (at: number) => rows.find((row) => row.id === calls[at]?.creationId)?.parentId;
  const [cutout, placed] = calls.map(({ creationId }) => creationId);
  expect([0, 1, 2, 3, 4].map(parentOf)).toEqual([null, cutout, placed, placed, placed]);
  expect(rows.map(({ prompt }) => prompt).sort()).toEqual([
    "Background added: fox",
    "Background removed: fox",
    "Compressed: fox",
    "Compressed: fox",
    "Compressed: fox",
  ]);
});

it("goes on past an input whose name would be cut inside of a character", async () => {
  const ctx = await createTestContext();
  const steps = [newStep("qr-code")];
  const inputs = [`${"x".repeat(254)}😀 and more`, "second", "third"];
  const { id } = await prepareChainRun(ctx, { name: "Codes", steps, inputs });

  const outcome = await runChain({ ...ctx, nextCreationId: () => uuidv7() }, { id });

  expect(outcome).toEqual({ id, done: 3, failed: 0 });
  const [first] = (await readChainRun(ctx, id)).items;
  expect(first?.calls[0]?.subject).toBe("x".repeat(254));
});

it("says of an article that was cut off that it was, where the step is done", async () => {
  const ctx = await createTestContext({
    text: {
      async *stream() {
        yield "…";
        return { text: `${proseOf(600)} And then it was c`, finishReason: "length" };
      },
    },
  });
  const steps = [newStep("write-article")];
  const { id } = await prepareChainRun(ctx, { name: "Posts", steps, inputs: ["How bees dance"] });

  await runChain({ ...ctx, nextCreationId: () => uuidv7() }, { id });

  const [item] = (await readChainRun(ctx, id)).items;
  expect(item?.calls).toMatchObject([
    { state: "done", message: expect.stringContaining("cut off") },
  ]);
});

it("doesn't let files past the limit that arrive at once", async () => {
  const ctx = await createTestContext();
  const steps = [newStep("compress-image")];
  const prepare = () => prepareChainRun(ctx, { name: "Photos", steps, inputs: [] });
  const [full, next] = await Promise.all([prepare(), prepare()]);
  const file = await asUpload(await scenePng(), "fox.png");
  await addChainFile(ctx, { id: full.id, file });
  await copyTheFile(ctx.db, full.id, CHAIN_LIMITS.files - 4);

  const added = await Promise.allSettled(
    Array.from({ length: 6 }, () => addChainFile(ctx, { id: next.id, file })),
  );

  const refused = added.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
  const message = /^Up to 100 files, 500 MB in all, can wait in your chains/;
  expect(refused).toEqual(Array(3).fill(expect.stringMatching(message)));
});

/** As many more files of a chain run as if they had been uploaded, without their bytes. */
async function copyTheFile(db: Database, chainRunId: string, times: number): Promise<void> {
  const [item] = await db.select().from(chainItems).where(eq(chainItems.chainRunId, chainRunId));
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files.chainItemId, item?.id ?? ""));
  if (!item || !row) throw new Error("there is no file to copy");
  for (let position = 1; position <= times; position += 1) {
    const [itemId, fileId] = [uuidv7(), uuidv7()];
    await db.insert(chainItems).values({ ...item, id: itemId, position, fileId });
    await db.insert(files).values({ ...row, id: fileId, chainItemId: itemId });
  }
}

it("blurs the very photo that the subject was cut from", async () => {
  const ctx = await createTestContext({ vision });
  const [, photo] = READY_MADE;
  const [cut, place] = photo?.steps ?? [];
  if (!cut || !place) throw new Error("the ready-made chain has changed");
  const steps = [cut, { ...place, settings: { background: "blur", color: "#ffffff" } }];
  const { id } = await prepareChainRun(ctx, { name: "Photo", steps, inputs: [] });
  await addChainFile(ctx, { id, file: await asUpload(await scenePng(), "fox.png") });

  await runChain(ctx, { id });

  const { items, state } = await readChainRun(ctx, id);
  expect(state).toBe("done");
  expect(items[0]?.calls.map(({ error }) => error)).toEqual([undefined, undefined]);
});

it("saves nothing once another process may have the chain, which makes the call again", async () => {
  let isOurs = true;
  const assertOurs = () => {
    if (!isOurs) throw new AppError("aborted", "This run goes on elsewhere.");
  };
  const onStep = () => {
    isOurs = false;
  };
  const progress = { onText: () => {}, onReplace: () => {}, onStep };
  const ctx = await createTestContext({ assertOurs, progress });
  const steps = [newStep("compress-image")];
  const { id } = await prepareChainRun(ctx, { name: "Photo", steps, inputs: [] });
  await addChainFile(ctx, { id, file: await asUpload(await scenePng(), "fox.png") });

  await expect(runChain(ctx, { id })).rejects.toMatchObject({ code: "aborted" });

  const { rows } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
  expect(rows).toEqual([]);
  const items = await listChainItems(ctx.db, id);
  expect(items).toMatchObject([{ state: "waiting", calls: [{ state: "begun" }] }]);
  // By whoever makes the call again.
  expect(await countedRuns(ctx.user.id)).toBe(1);
});

const TITLES = [
  "Bees at Dawn",
  "Why Hives Hum",
  "Honey, Slowly",
  "A Queen's Year",
  "Wax and Wings",
];

/** A model that is busy at first. */
function busyText(refusals: AppError[]): Partial<TextPort> {
  const left = [...refusals];
  const calm = textThatSays(TITLES.map((title, at) => `${at + 1}. ${title}`).join("\n"));
  return {
    async *stream(request) {
      const refusal = left.shift();
      if (refusal) throw refusal;
      if (!calm.stream) throw new Error("nothing streams");
      return yield* calm.stream(request);
    },
  };
}

function busy(code: "provider_unavailable" | "rate_limited", retryAfterSeconds: number): AppError {
  return new AppError(code, "The model is busy. Try again later.", { retryAfterSeconds });
}

it("makes a call again once its engine has room, says that it waits, and charges it once", async () => {
  const labels: string[] = [];
  const onStep = ({ label }: { label: string }) => void labels.push(label);
  const progress = { onText: () => {}, onReplace: () => {}, onStep };
  const text = busyText([busy("provider_unavailable", 1), busy("rate_limited", 1)]);
  const ctx = await createTestContext({ text, progress });
  const steps = [newStep("blog-titles")];
  const { id } = await prepareChainRun(ctx, { name: "Titles", steps, inputs: ["bees"] });

  expect(await runChain(ctx, { id })).toEqual({ id, done: 1, failed: 0 });

  const waits = labels.filter((label) => label.includes("waiting for its engine"));
  expect(waits).toHaveLength(2);
  expect(await countedRuns(ctx.user.id)).toBe(1);
});

it("says at once that a model isn't there when it won't come", async () => {
  const bare = createTinyVision({ missing: ["subject", "subjectSmall"] });
  const ctx = await createTestContext({ vision: bare });
  const steps = [newStep("remove-background")];
  const { id } = await prepareChainRun(ctx, { name: "Photo", steps, inputs: [] });
  await addChainFile(ctx, { id, file: await asUpload(await scenePng(), "fox.png") });

  expect(await runChain(ctx, { id })).toEqual({ id, done: 0, failed: 1 });

  const { items } = await readChainRun(ctx, id);
  expect(items[0]?.calls[0]?.error).toMatch(/^The image models aren't installed on this server/);
  expect(await countedRuns(ctx.user.id)).toBe(0);
  await bare.close();
});

it("ends with what an engine says that has no room for long, and goes on from there later", async () => {
  const text = busyText([busy("rate_limited", 3_600)]);
  const ctx = await createTestContext({ text });
  const steps = [newStep("blog-titles")];
  const { id } = await prepareChainRun(ctx, { name: "Titles", steps, inputs: ["bees", "wasps"] });

  await expect(runChain(ctx, { id })).rejects.toMatchObject({ code: "rate_limited" });

  const left = await readChainRun(ctx, id);
  expect(left).toMatchObject({ state: "stopped", notice: "The model is busy. Try again later." });
  expect(left.items.map(({ state, calls }) => [state, calls])).toEqual([
    ["waiting", []],
    ["waiting", []],
  ]);
  expect(await countedRuns(ctx.user.id)).toBe(0);
});
