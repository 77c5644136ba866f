/**
 * Seconds and peak memory of background removal and object removal in the worker process, on one photo
 * upscaled to several sizes. Also compares background removal with the bare segmentation model.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs vision [weights folder]`.
 */
import { mkdtempSync, readFileSync } from "node:fs";
import { availableParallelism, homedir, tmpdir } from "node:os";
import path from "node:path";
import { InferenceSession } from "onnxruntime-node";
import sharp from "sharp";

import { COCO_SSD, MIGAN, MODNET, SAM2_TINY, U2NET } from "@/lib/models/catalog";
import type { VisionJobs } from "@/lib/vision/jobs";
import { predictSubject } from "@/lib/vision/predict-matte";
import { decodeRaster } from "@/lib/vision/raster";
import { createWorker, workerScript } from "@/lib/workers/create-worker";

const PHOTOGRAPH = "tests/fixtures/images/coffee.jpg";
const MEGAPIXELS = [1, 12, 24, 48];
const BYTES_PER_MB = 1024 * 1024;

const modelsDir = process.argv[2] ?? path.join(homedir(), ".cache/atelier/models");
const folder = mkdtempSync(path.join(tmpdir(), "atelier-bench-"));
const at = (file: string | undefined) => path.join(modelsDir, file ?? "");
const threads = Math.max(1, availableParallelism() - 1);
const detector = { topology: at(COCO_SSD.companionFiles?.[0]?.file), weights: at(COCO_SSD.file) };
const segmenter = { encoder: at(SAM2_TINY.file), decoder: at(SAM2_TINY.companionFiles[0].file) };
const forever = { signal: new AbortController().signal, silenceTimeoutMs: 600_000 };

function createVisionWorker() {
  return createWorker<VisionJobs>({
    name: "The picture worker",
    script: workerScript("vision"),
    maxMemoryBytes: 3 * 1024 ** 3,
    idleExitMs: 60_000,
  });
}

/** Runs a job twice in a fresh process: first with model loading, then without. */
async function measure<Kind extends "cutOut" | "erase">(
  kind: Kind,
  input: VisionJobs[Kind]["input"],
) {
  const worker = createVisionWorker();
  const timed = async () => {
    const startedMs = performance.now();
    await worker.run(kind, input, forever);
    return (performance.now() - startedMs) / 1000;
  };
  try {
    const first = await timed();
    const second = await timed();
    return { first, second, peakMb: peakOf(worker.pid()) };
  } finally {
    await worker.close();
  }
}

/** Peak resident memory in MB (VmHWM) on Linux; NaN elsewhere. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / BYTES_PER_MB;
  } catch {
    return Number.NaN;
  }
}

async function enlarged(megapixels: number): Promise<string> {
  const { width, height } = await sharp(PHOTOGRAPH).metadata();
  const scale = Math.sqrt((megapixels * 1_000_000) / (width * height));
  const file = path.join(folder, `${megapixels}.tif`);
  await sharp(PHOTOGRAPH)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .tiff({ compression: "none" })
    .toFile(file);
  return file;
}

/** Seconds U²-Net alone takes for the same image. */
async function bareSeconds(file: string): Promise<number> {
  const session = await InferenceSession.create(at(U2NET.file), { intraOpNumThreads: threads });
  const image = await decodeRaster(file);
  await predictSubject(session, image);
  const startedMs = performance.now();
  await predictSubject(session, image);
  const seconds = (performance.now() - startedMs) / 1000;
  await session.release();
  return seconds;
}

function report(what: string, megapixels: number, figures: Awaited<ReturnType<typeof measure>>) {
  const { first, second, peakMb } = figures;
  console.log(
    `${what} ${megapixels} MP: first ${first.toFixed(2)} s, again ${second.toFixed(2)} s, ` +
      `${(second / megapixels).toFixed(2)} s/MP, peak ${Math.round(peakMb)} MB, ${Math.round(peakMb / megapixels)} MB/MP`,
  );
}

for (const megapixels of MEGAPIXELS) {
  const image = await enlarged(megapixels);
  const output = path.join(folder, "out.png");
  const cut = await measure("cutOut", {
    threads,
    image,
    output,
    subject: at(U2NET.file),
    people: { portrait: at(MODNET.file), detector },
  });
  report("cut-out", megapixels, cut);
  if (megapixels === MEGAPIXELS[0]) {
    const bare = await bareSeconds(image);
    console.log(`  ${(cut.second / bare).toFixed(2)} times as long as the model alone`);
  }
  const box = { left: 0.29, top: 0.05, right: 0.69, bottom: 0.62 };
  const removal = await measure("erase", {
    threads,
    image,
    output,
    target: { boxes: [box] },
    segmenter,
    inpainter: at(MIGAN.file),
  });
  report("removal", megapixels, removal);
}
