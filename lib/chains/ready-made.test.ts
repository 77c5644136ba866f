import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, it } from "vitest";

import { getCreation } from "@/db/queries/creations";
import { addChainFile } from "@/lib/chains/add-chain-file";
import { prepareChainRun } from "@/lib/chains/chains";
import { readChainRun } from "@/lib/chains/read-chain-run";
import { READY_MADE } from "@/lib/chains/ready-made";
import { runChain } from "@/lib/chains/run-chain";
import { type ChainStep, newStep } from "@/lib/chains/steps";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { readShare, readShared, unshare } from "@/lib/creations/share";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import { getPorts } from "@/lib/providers";
import type { RunContext } from "@/lib/providers/context";
import { createYoutubeVideo } from "@/lib/providers/video/youtube";
import { lockedPdf } from "@/tests/support/locked-pdf";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { drawText, wrapText } from "@/tests/support/ocr/draw-text";
import { readQrCode } from "@/tests/support/read-qr-code";
import { plainResume } from "@/tests/support/resume-pdfs";
import { createTestContext } from "@/tests/support/test-context";
import { startYoutubeDouble, type YoutubeDouble } from "@/tests/support/youtube-double";

const ORIGIN = "https://atelier.example.com";
const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
  "Water comes from a well that was drilled to a depth of 60 meters.",
  "The annual fee is 85 euros, and pensioners pay half of it.",
];

const folder = mkdtempSync(join(tmpdir(), "atelier-ready-made-"));
let youtube: YoutubeDouble;
beforeAll(async () => {
  youtube = await startYoutubeDouble();
});
afterAll(async () => {
  await youtube.close();
  rmSync(folder, { recursive: true });
});

/** With the writing model of the double, whose images are the illustrator's. */
function context(): Promise<RunContext> {
  const video = createYoutubeVideo({ baseUrl: youtube.url });
  return createTestContext({ video, text: getPorts().text });
}

function stepsOf(slug: string): ChainStep[] {
  return structuredClone([...(READY_MADE.find((one) => one.slug === slug)?.steps ?? [])]);
}

/** Runs a chain to its end; returns what its only input came to. */
async function finish(ctx: RunContext, id: string) {
  const outcome = await runChain(
    { ...ctx, nextCreationId: () => uuidv7() },
    { id, origin: ORIGIN },
  );
  const { items } = await readChainRun(ctx, id);
  const calls = items[0]?.calls ?? [];
  expect(calls.map(({ error }) => error).filter(Boolean)).toEqual([]);
  expect(outcome).toEqual({ id, done: 1, failed: 0 });
  return Promise.all(
    calls.map(({ creationId = "" }) =>
      getCreation(ctx.db, { id: creationId, userId: ctx.user.id }),
    ),
  );
}

async function asFile(bytes: Buffer, name: string): Promise<UploadedFile> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { path, name, byteSize: bytes.byteLength };
}

async function bytesOf(ctx: RunContext, address: string): Promise<Buffer> {
  const object = await ctx.storage.open(fileKey(fileIdOf(address) ?? ""));
  if (!object) throw new Error("there is no such file");
  return buffer(object.body);
}

it("makes a video an illustrated post, each step from the one before", async () => {
  const ctx = await context();
  const steps = stepsOf("video-to-post");
  const inputs = ["https://youtu.be/citybees001"];
  const { id } = await prepareChainRun(ctx, { name: "Bees", steps, inputs });

  const made = await finish(ctx, id);

  expect(made.map(({ tool }) => tool)).toEqual([
    "youtube-summarizer",
    "write-article",
    "blog-titles",
    "generate-images",
    "image-compressor",
  ]);
  const [notes, article, titles, , compressed] = made;
  expect(made.map(({ parentId }) => parentId)).toEqual([
    null,
    ...made.slice(0, 4).map((one) => one.id),
  ]);
  expect(notes?.content).toContain("hives");
  expect(article?.content.length).toBeGreaterThan(400);
  expect(titles?.meta.titles).toHaveLength(10);
  expect(compressed?.meta).toMatchObject({ format: "webp" });
  expect((await bytesOf(ctx, compressed?.content ?? "")).length).toBeGreaterThan(500);
}, 60_000);

it("makes a PDF a post with a code that leads to it, until its owner ends that", async () => {
  const ctx = await context();
  const steps = stepsOf("pdf-to-post").map((step) =>
    step.kind === "qr-code" ? { ...step, settings: { ...step.settings, target: "result" } } : step,
  );
  const { id } = await prepareChainRun(ctx, { name: "Garden", steps, inputs: [] });
  const pdf = makePdf([{ texts: linesAt(GARDEN) }]);
  await addChainFile(ctx, { id, file: await asFile(pdf, "garden.pdf") });

  const [summary, article, code] = await finish(ctx, id);

  expect(article?.parentId).toBe(summary?.id);
  expect(code?.parentId).toBe(article?.id);
  const { items } = await readChainRun(ctx, id);
  const image = await bytesOf(ctx, items[0]?.calls[2]?.address ?? "");
  const said = await readQrCode(image, 512);
  expect(said).toMatch(/^https:\/\/atelier\.example\.com\/s\/[\w-]{43}$/);
  const wanted = { token: said?.split("/").at(-1) ?? "", clientIp: "192.0.2.7" };
  const { creation, sharedBy } = await readShared(ctx, wanted);
  expect([creation.content, sharedBy]).toEqual([article?.content, null]);
  const articleId = article?.id ?? "";
  expect((await readShare(ctx, articleId)).link).toMatchObject({ expires_at: null });
  expect((await readShare(ctx, summary?.id ?? "")).link).toBeNull();
  await unshare(ctx, articleId);
  await expect(readShared(ctx, wanted)).rejects.toMatchObject({ code: "not_found" });
}, 60_000);

it("says of a locked PDF that no password was sent with it", async () => {
  const ctx = await context();
  const { id } = await prepareChainRun(ctx, {
    name: "Garden",
    steps: stepsOf("pdf-to-post"),
    inputs: [],
  });
  const pdf = await lockedPdf(GARDEN, { userPassword: "open sesame", ownerPassword: "owner" });
  await addChainFile(ctx, { id, file: await asFile(pdf, "locked.pdf") });

  await runChain({ ...ctx, nextCreationId: () => uuidv7() }, { id, origin: ORIGIN });

  const { items } = await readChainRun(ctx, id);
  expect(items[0]?.calls[0]?.error).toMatch(/^This PDF is locked, and no password was sent/);
});

it("reviews a résumé as its own tool does, and refuses one that's larger than that takes", async () => {
  const ctx = await context();
  const step = newStep("review-resume");
  const { id } = await prepareChainRun(ctx, { name: "Résumés", steps: [step], inputs: [] });
  const pdf = plainResume();
  await addChainFile(ctx, { id, file: await asFile(pdf, "Ada.pdf") });
  const large = Buffer.concat([pdf, Buffer.alloc(LIMITS.resumeBytes)]);
  await addChainFile(ctx, { id, file: await asFile(large, "Large.pdf") });

  await runChain({ ...ctx, nextCreationId: () => uuidv7() }, { id, origin: ORIGIN });

  const { items } = await readChainRun(ctx, id);
  expect(items.map(({ state }) => state)).toEqual(["done", "failed"]);
  expect(items[1]?.calls[0]?.error).toMatch(
    /^This file is larger than the .+ that this step takes/,
  );
  const creationId = items[0]?.calls[0]?.creationId ?? "";
  const review = await getCreation(ctx.db, { id: creationId, userId: ctx.user.id });
  expect(review).toMatchObject({ tool: "review-resume" });
  expect(review.content).toMatch(/^#/m);
}, 60_000);

it("reads the text in an image, and writes an article from it", async () => {
  const ctx = await context();
  const steps = [newStep("read-image"), newStep("write-article")];
  const { id } = await prepareChainRun(ctx, { name: "Garden", steps, inputs: [] });
  const texts = GARDEN.flatMap((line) => wrapText(line, 44)).map((text, row) => ({
    x: 40,
    y: 70 + 46 * row,
    text,
  }));
  const sheet = await drawText({ width: 1100, height: 520, font: "Geist", size: 28, texts });
  await addChainFile(ctx, { id, file: await asFile(sheet, "sheet.png") });

  const [read, article] = await finish(ctx, id);

  expect(read).toMatchObject({ tool: "extract-text", type: "text", prompt: "Text from sheet.png" });
  expect(read?.meta.engine).toMatchObject({ id: "local/tesseract" });
  for (const line of GARDEN) expect(read?.content.replace(/\s+/g, " ")).toContain(line);
  expect(article).toMatchObject({ tool: "write-article", parentId: read?.id });
}, 60_000);

it("says of an image without text that there is none", async () => {
  const ctx = await context();
  const steps = [newStep("read-image")];
  const { id } = await prepareChainRun(ctx, { name: "Nothing", steps, inputs: [] });
  const white = await drawText({ width: 600, height: 400, font: "Geist", size: 28, texts: [] });
  await addChainFile(ctx, { id, file: await asFile(white, "white.png") });

  await runChain({ ...ctx, nextCreationId: () => uuidv7() }, { id, origin: ORIGIN });

  const { items } = await readChainRun(ctx, id);
  expect(items[0]?.calls[0]?.error).toBe("No text could be read in this image.");
}, 60_000);

it("keeps what a tool says beside its result", async () => {
  const ctx = await context();
  const steps = [newStep("compress-image")];
  const { id } = await prepareChainRun(ctx, { name: "Small", steps, inputs: [] });
  const small = await drawText({ width: 60, height: 40, font: "Geist", size: 12, texts: [] });
  await addChainFile(ctx, { id, file: await asFile(small, "small.png") });

  await finish(ctx, id);

  const { items } = await readChainRun(ctx, id);
  expect(items[0]?.calls[0]?.message).toMatch(/^Your image is only 60 × 40 px/);
}, 60_000);

it("makes nothing public unless somebody chose that", () => {
  const targets = READY_MADE.flatMap(({ steps }) => steps.map(({ settings }) => settings.target));
  expect(targets.filter(Boolean)).toEqual(["typed"]);
});
