import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { readPicture } from "@/lib/files/decode-image";
import { type SavedFile, saveFile } from "@/lib/files/store-file";
import { titleOfFile } from "@/lib/files/title-from-file-name";
import type { RunContext } from "@/lib/providers/context";
import type { MadePicture } from "@/lib/providers/vision/port";
import type { ErasedPicture } from "@/lib/tools/remove-object/contract";
import { findNamed, notFound } from "@/lib/tools/remove-object/find-objects-by-name";
import { toDataAddress } from "@/lib/tools/remove-object/outline-object";
import type { MaskPicture, Target } from "@/lib/vision/regions";

type Input = {
  object?: string | undefined;
  files: { image: UploadedFile; mask: UploadedFile | undefined };
};

type Erased = MadePicture & { mask?: MaskPicture; objects: string[]; redrawn: boolean };

/**
 * Removes a named or marked object from an image and saves the result to the user's history.
 *
 * Pixels outside the erased area stay identical, unless a hosted model regenerated the whole image.
 *
 * @throws AppError `invalid_input` when nothing is named or marked, `unusable` when the object
 *   isn't found, and whatever `readPicture`, `ctx.vision` and `saveFile` throw
 */
export async function removeObject(ctx: RunContext, input: Input): Promise<ErasedPicture> {
  const startedAt = ctx.now();
  const { image, mask } = input.files;
  if (!input.object && !mask) {
    throw new AppError("invalid_input", "Name the object or mark it in the image.");
  }
  ctx.progress.onStep({ label: "Checking the image" });
  const picture = await readPicture(ctx, image);
  const marked = mask && (await readPicture(ctx, mask));
  const output = `${image.path}.png`;
  const place = { picture: picture.path, output };
  const erased = marked
    ? await erase(ctx, place, { mask: marked.path }, [])
    : await eraseNamed(ctx, place, input.object ?? "");
  const { width, height } = erased;
  const file = await saveFile(ctx, { path: output, contentType: "image/png", width, height });
  const seconds = secondsBetween(startedAt, ctx.now());
  return keep(ctx, input, erased, file, seconds);
}

type Place = { picture: string; output: string };

async function eraseNamed(ctx: RunContext, place: Place, object: string): Promise<Erased> {
  const { named, others } = await findNamed(ctx, place.picture, object);
  if (named.length > 0) {
    const labels = named.map(({ label }) => label);
    return erase(ctx, place, { boxes: named.map(({ box }) => box) }, labels);
  }
  if (!ctx.vision.redrawWithout) throw notFound(object, others);
  const made = await ctx.vision.redrawWithout({ ...place, ...turnOf(ctx), object });
  return { ...made, objects: [], redrawn: true };
}

async function erase(
  ctx: RunContext,
  place: Place,
  target: Target,
  objects: string[],
): Promise<Erased> {
  const made = await ctx.vision.erase({ ...place, ...turnOf(ctx), target });
  return { ...made, objects, redrawn: false };
}

function turnOf(ctx: RunContext) {
  return {
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: (label: string) => ctx.progress.onStep({ label }),
  };
}

async function keep(
  ctx: RunContext,
  { object, files: { image } }: Input,
  { mask, engine, width, height, objects, redrawn }: Erased,
  file: SavedFile,
  seconds: number,
): Promise<ErasedPicture> {
  const { byteSize, url } = file;
  const meta = { engine, width, height, byteSize, seconds, objects, redrawn };
  const row = await keepCreation(ctx, {
    tool: "remove-object",
    type: "image",
    prompt: `Removed ${object ?? "marked area"}: ${titleOfFile(image.name)}`,
    content: url,
    meta,
    parentId: image.creationId,
    fileIds: [file.id],
  });
  return {
    id: row.id,
    content: url,
    ...(mask ? { mask: toDataAddress(mask) } : {}),
    ...(objects.length > 1
      ? {
          message: `Removed ${objects.length} matching objects. To remove just one, click it instead.`,
        }
      : {}),
    meta,
  };
}
