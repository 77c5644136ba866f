"use client";

import { canvasToBlob, createLayer, decodeBitmap, type Size } from "@/lib/client/canvas/layers";
import type { Mark, MarkLayer, OutlineMark } from "@/lib/client/canvas/marks";
import type { RemovalFields } from "@/lib/client/use-removal-request";
import { packPoints, unpackPoints } from "@/lib/tools/remove-background/cutout-edits";

/** A mark as it's kept: strokes by their points, outlines also as a PNG. Marks refer to others by their place among all. */
type PackedMark =
  | { mode: "paint" | "erase"; radius: number; points: readonly number[] }
  | (Pick<OutlineMark, "mode" | "points" | "box"> & {
      png: Uint8Array;
      kept?: Uint8Array;
      corrects: number;
    });

type PackedFields = Omit<RemovalFields, "layer" | "found"> & {
  marks: readonly PackedMark[];
  list: readonly number[];
  found: readonly number[] | null;
  size: Size | null;
};

/** An outline never changes, so it's encoded once. */
const encoded = new WeakMap<HTMLCanvasElement, Promise<Uint8Array>>();

/** What was filled in to remove an object, small enough to be kept in the browser's database. */
export async function pack({ layer, found, ...rest }: RemovalFields): Promise<PackedFields> {
  const outlines = found?.outlines ?? [];
  const marks = [...new Set([...outlines, ...layer.list].flatMap(withCorrected))];
  return {
    ...rest,
    marks: await Promise.all(marks.map((mark) => packMark(mark, marks))),
    list: layer.list.map((mark) => marks.indexOf(mark)),
    found: found && outlines.map((mark) => marks.indexOf(mark)),
    size: layer.size ?? found?.size ?? null,
  };
}

/** @param packed what `pack` made */
export async function unpack(packed: unknown): Promise<RemovalFields> {
  // Safe: `form-store.ts` drops what was kept in another shape.
  const { marks: kept, list, found, size, ...rest } = packed as PackedFields;
  const marks: Mark[] = [];
  // What a mark corrects comes before it.
  for (const mark of kept) marks.push(await unpackMark(mark, marks));
  const pick = (places: readonly number[]) => places.flatMap((at) => marks[at] ?? []);
  const layer: MarkLayer = { list: pick(list), size };
  return {
    ...rest,
    layer,
    found: found && size && { outlines: pick(found).filter(isOutline), size },
  };
}

function withCorrected(mark: Mark): Mark[] {
  return mark.mode === "outline" && mark.corrects
    ? [...withCorrected(mark.corrects), mark]
    : [mark];
}

async function packMark(mark: Mark, marks: readonly Mark[]): Promise<PackedMark> {
  if (mark.mode !== "outline") {
    return { ...mark, points: packPoints(mark.points, mark.radius) };
  }
  const { mode, points, box, alphaMask, kept, corrects } = mark;
  return {
    ...{ mode, points, box, png: await toPng(alphaMask) },
    ...(kept && { kept: await toPng(kept) }),
    corrects: corrects ? marks.indexOf(corrects) : -1,
  };
}

async function unpackMark(mark: PackedMark, before: readonly Mark[]): Promise<Mark> {
  if (mark.mode !== "outline") return { ...mark, points: unpackPoints(mark.points) };
  const { mode, points, box, png, kept } = mark;
  const corrects = before[mark.corrects];
  return {
    ...{ mode, points, box, alphaMask: await fromPng(png) },
    ...(kept && { kept: await fromPng(kept) }),
    ...(corrects && isOutline(corrects) && { corrects }),
  };
}

/** As it was drawn: opaque or transparent. */
async function fromPng(png: Uint8Array): Promise<HTMLCanvasElement> {
  const bitmap = await decodeBitmap(new Blob([png.slice()], { type: "image/png" }));
  const { canvas, context } = createLayer(bitmap);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

function toPng(alphaMask: HTMLCanvasElement): Promise<Uint8Array> {
  const png = encoded.get(alphaMask) ?? encode(alphaMask);
  encoded.set(alphaMask, png);
  return png;
}

async function encode(alphaMask: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await canvasToBlob(alphaMask, "image/png");
  return new Uint8Array(await blob.arrayBuffer());
}

function isOutline(mark: Mark): mark is OutlineMark {
  return mark.mode === "outline";
}
