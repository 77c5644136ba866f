/**
 * Background removal against exact composites: intersection over union of the cutout and the truth, the share of the
 * gaps that is open, and the halo, which is the mean color error (0-255) of the band around the edge on black, white,
 * and green. The images are drawn from those of the tests; a folder of images with an alpha channel adds more, or the folder that
 * `support/cutout-stamps.ts` describes.
 *
 * Run with `node bench/run.mjs cutouts [folder with PNG or WebP, or with the stamps] [folder to write the cutouts to]`.
 */
import { existsSync, mkdtempSync } from "node:fs";
import { availableParallelism, homedir, tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { labelAreas } from "@/lib/core/label-areas";
import { COCO_SSD, MODNET, U2NET } from "@/lib/models/catalog";
import { cutOut } from "@/lib/vision/cut-out";
import { decodeRaster, type Raster } from "@/lib/vision/raster";
import { drawnScenes, foundScenes, type Scene, stampScenes } from "./support/cutout-scenes";

const [found, written = mkdtempSync(path.join(tmpdir(), "atelier-bench-"))] = process.argv.slice(2);
const models = path.join(homedir(), ".cache/atelier/models");
const at = (file: string | undefined) => path.join(models, file ?? "");
/** Half the width of the band around the edge that a halo is measured in, in pixels. */
const BAND = 4;
const BEHIND = { black: [0, 0, 0], white: [255, 255, 255], green: [0, 177, 64] } as const;

/** The intersection over union that a single image should reach. */
const GOAL = 0.95;

type Figures = { iou: number; gaps: number | null; halo: number[] };

async function cut({ name, jpeg }: Scene): Promise<Raster> {
  const file = path.join(written, name.replaceAll(/\W+/g, "-"));
  await sharp(jpeg).toFile(`${file}.jpg`);
  await cutOut(
    {
      threads: availableParallelism(),
      image: `${file}.jpg`,
      output: `${file}.png`,
      subject: at(U2NET.file),
      people: {
        portrait: at(MODNET.file),
        detector: { topology: at(COCO_SSD.companionFiles?.[0]?.file), weights: at(COCO_SSD.file) },
      },
    },
    { emit() {}, signal: new AbortController().signal },
  );
  return decodeRaster(`${file}.png`);
}

function compare(truth: Raster, cutout: Raster): Figures {
  const isSubject = ({ rgba }: Raster, index: number) => (rgba[index * 4 + 3] ?? 0) > 127;
  const outside = labelAreas((index) => !isSubject(truth, index), truth);
  let shared = 0;
  let union = 0;
  let gaps = 0;
  let open = 0;
  for (let index = 0; index < truth.width * truth.height; index += 1) {
    const [real, cutOff] = [isSubject(truth, index), isSubject(cutout, index)];
    if (real && cutOff) shared += 1;
    if (real || cutOff) union += 1;
    const label = outside.labels[index] ?? 0;
    if (label === 0 || outside.touchesBorder[label]) continue;
    gaps += 1;
    if (!cutOff) open += 1;
  }
  const halo = Object.values(BEHIND).map((color) => haloOn(color, truth, cutout));
  return { iou: shared / union, gaps: gaps > 200 ? open / gaps : null, halo };
}

/** Mean color error of the pixels near the subject's outer edge, over a color. */
function haloOn(color: readonly number[], truth: Raster, cutout: Raster): number {
  const { width, height } = truth;
  let sum = 0;
  let count = 0;
  for (let y = BAND; y < height - BAND; y += 1) {
    for (let x = BAND; x < width - BAND; x += 1) {
      const index = y * width + x;
      if (!isNearEdge(truth, index)) continue;
      for (const [channel, behind] of color.entries()) {
        const shown = ({ rgba }: Raster) => {
          const share = (rgba[index * 4 + 3] ?? 0) / 255;
          return (rgba[index * 4 + channel] ?? 0) * share + behind * (1 - share);
        };
        sum += Math.abs(shown(truth) - shown(cutout));
      }
      count += color.length;
    }
  }
  return sum / Math.max(1, count);
}

function isNearEdge({ rgba, width }: Raster, index: number): boolean {
  const alpha = (place: number) => (rgba[place * 4 + 3] ?? 0) > 127;
  const here = alpha(index);
  return [-BAND, BAND, -BAND * width, BAND * width].some((step) => alpha(index + step) !== here);
}

function print(name: string, { iou, gaps, halo }: Figures): void {
  const open = gaps === null ? "-" : gaps.toFixed(2);
  const around = halo.map((error) => error.toFixed(1).padStart(5)).join(" ");
  console.log(
    `${name.padEnd(28)} IoU ${iou.toFixed(3)}  gaps open ${open.padStart(4)}  halo ${around}`,
  );
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function measure(scenes: Scene[], what: string): Promise<void> {
  const all: Figures[] = [];
  const before = process.cpuUsage();
  for (const scene of scenes) {
    try {
      const figures = compare(scene.truth, await cut(scene));
      all.push(figures);
      print(scene.name, figures);
    } catch (error) {
      all.push({ iou: 0, gaps: null, halo: [255, 255, 255] });
      console.log(`${scene.name.padEnd(28)} ${error instanceof Error ? error.message : error}`);
    }
  }
  const { user, system } = process.cpuUsage(before);
  const gaps = all.map(({ gaps }) => gaps).filter((share) => share !== null);
  print(`${all.length} ${what}, mean`, {
    iou: mean(all.map(({ iou }) => iou)),
    gaps: gaps.length > 0 ? mean(gaps) : null,
    halo: [0, 1, 2].map((index) => mean(all.map(({ halo }) => halo[index] ?? 0))),
  });
  const reached = all.filter(({ iou }) => iou >= GOAL).length;
  const seconds = ((user + system) / 1_000_000 / all.length).toFixed(2);
  console.log(
    `${reached} of ${all.length} at ${GOAL} or above, ${seconds} s of processor time each`,
  );
}

await measure(await drawnScenes(), "drawn");
if (found) {
  const isStamps = existsSync(path.join(found, "usr/share/tuxpaint"));
  await measure(await (isStamps ? stampScenes(found) : foundScenes(found)), "found");
}
