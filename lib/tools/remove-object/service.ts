import "server-only";

import { keepCreation, type NewCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { together } from "@/lib/core/together";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import {
  decodeImage,
  decodeProfiled,
  type ProfiledImage,
  remarkOnFrames,
} from "@/lib/files/decode-image";
import { keepMask, keepSource } from "@/lib/files/keep-source";
import { type StoredFile, storeFile } from "@/lib/files/store-file";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import { nameEngine } from "@/lib/images/name-engine";
import type { RunContext } from "@/lib/providers/context";
import type { EditedImage, VisionRequest } from "@/lib/providers/vision/port";
import type { ObjectRemoval } from "@/lib/tools/remove-object/contract";
import {
  findObjectsByName,
  notFound,
  targetOf,
} from "@/lib/tools/remove-object/find-objects-by-name";
import { toDataAddress } from "@/lib/tools/remove-object/outline-object";
import { areNeighbors } from "@/lib/vision/box";
import type { MaskImage, MaskTarget } from "@/lib/vision/regions";

type Input = {
  object?: string | undefined;
  unseen?: "true" | undefined;
  files: { image: UploadedFile; mask: UploadedFile | undefined };
};

type ErasureResult = EditedImage & { mask?: MaskImage; objects: string[]; redrawn: boolean };

/** What is said of a result besides the engine's answer. */
type Facts = Pick<ObjectRemoval["meta"], "converted" | "seconds">;

/**
 * Removes a named or marked object from an image and saves the result to the user's history.
 *
 * Pixels outside the erased area stay identical, in the image's own color profile, unless a hosted model regenerated the whole image or
 * `meta.converted` says why they can't.
 *
 * @throws AppError `invalid_input` when nothing is named or marked, `unusable` when the object
 *   isn't found, and whatever `decodeImage`, `ctx.vision` and `storeFile` throw
 */
export async function removeObject(ctx: RunContext, input: Input): Promise<ObjectRemoval> {
  const startedAt = ctx.now();
  const { image, mask } = input.files;
  if (!input.object && !mask) {
    throw new AppError("invalid_input", "Name the object or mark it in the image.");
  }
  ctx.progress.onStep({ label: "Checking the image" });
  const decoded = await decodeProfiled(ctx, image);
  const marked = mask && (await decodeImage(ctx, mask));
  const paths = pathsOf(decoded, image);
  const erased = marked
    ? await erase(ctx, paths, await markedTarget(ctx, paths.image, marked.path, input.object), [])
    : await eraseNamed(ctx, paths, input);
  const { width, height } = erased;
  // An image that was redrawn is in sRGB.
  const profile = erased.redrawn ? undefined : decoded.profiled?.profile;
  const path = await nameEngine(paths.output, erased.engine, profile);
  const [file, source] = await together(
    storeFile(ctx, { path, contentType: "image/png", width, height }),
    keepSource(ctx, image, decoded),
  );
  const parts = { source, mask: mask && marked && (await keepMask(ctx, mask, marked)) };
  const { converted } = decoded;
  const facts = { seconds: secondsBetween(startedAt, ctx.now()), ...(converted && { converted }) };
  return keep(ctx, input, erased, { file, parts, remark: remarkOnFrames(decoded) }, facts);
}

/** `image` is in sRGB, to look at; `own` in its own colors, to erase from. */
type ImagePaths = { image: string; own: string; output: string };

function pathsOf({ path, profiled }: ProfiledImage, { path: upload }: UploadedFile): ImagePaths {
  return { image: path, own: profiled?.pixels ?? path, output: `${upload}.png` };
}

/** A marked area; where a name says what it is, without the neighbors of that. */
async function markedTarget(
  ctx: RunContext,
  image: string,
  mask: string,
  object: string | undefined,
): Promise<MaskTarget> {
  if (!object) return { mask };
  try {
    const { named, others } = await findObjectsByName(ctx, image, object);
    const { boxes, avoid = [] } = targetOf(named, others);
    // Which of several was marked shows when they're outlined.
    const beside = boxes.filter((box) => boxes.some((other) => areNeighbors(box, other)));
    const all = [...avoid, ...(beside.length > 1 ? beside : [])];
    return { mask, ...(all.length > 0 && { avoid: all }) };
  } catch (cause) {
    // Without the models that know neighbors, the mask alone says what goes.
    if (cause instanceof AppError && cause.code === "provider_unavailable") return { mask };
    throw cause;
  }
}

async function eraseNamed(
  ctx: RunContext,
  paths: ImagePaths,
  { object = "", unseen }: Pick<Input, "object" | "unseen">,
): Promise<ErasureResult> {
  const { named, others } = await findObjectsByName(ctx, paths.image, object);
  // What is barely found in one copy of the image, and not at all in another, mustn't be erased unseen.
  if (named.length > 0 && !unseen) {
    const labels = named.map(({ label }) => label);
    return erase(ctx, paths, targetOf(named, others), labels);
  }
  if (!ctx.vision.redrawWithout) throw notFound(object, others);
  const { image, output } = paths;
  const request = { image, output, ...visionRequestOf(ctx), object };
  const made = await ctx.vision.redrawWithout(request);
  return { ...made, objects: [], redrawn: true };
}

async function erase(
  ctx: RunContext,
  { own, output }: ImagePaths,
  target: MaskTarget,
  objects: string[],
): Promise<ErasureResult> {
  const made = await ctx.vision.erase({ image: own, output, ...visionRequestOf(ctx), target });
  return { ...made, objects, redrawn: false };
}

function visionRequestOf(ctx: RunContext): Pick<VisionRequest, "userId" | "signal" | "onStep"> {
  return {
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: (label, waitsFor) => ctx.progress.onStep({ label, waitsFor }),
  };
}

async function keep(
  ctx: RunContext,
  { object, files: { image } }: Input,
  { mask, engine, width, height, objects, redrawn }: ErasureResult,
  {
    file,
    parts,
    remark,
  }: { file: StoredFile; parts: NewCreation["parts"] & object; remark: string },
  facts: Facts,
): Promise<ObjectRemoval> {
  const { byteSize, url } = file;
  const meta = { engine, width, height, byteSize, objects, redrawn, ...facts };
  const row = await keepCreation(ctx, {
    tool: "remove-object",
    type: "image",
    prompt: `Removed ${object ?? "marked area"}: ${titleFromFileName(image.name)}`,
    content: url,
    meta,
    parentId: image.creationId,
    fileIds: [file.id],
    parts,
  });
  const several =
    objects.length > 1
      ? `Removed ${objects.length} matching objects. To remove just one, click it instead.`
      : "";
  const message = [several, remark].filter(Boolean).join(" ");
  return {
    id: row.id,
    content: url,
    ...(mask ? { mask: toDataAddress(mask) } : {}),
    ...(message && { message }),
    meta,
  };
}
