import "server-only";

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keepCreation } from "@/db/queries/creations";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { type SavedFile, saveFile } from "@/lib/files/save-file";
import { prepareGalleryThumbnails } from "@/lib/files/thumbnails";
import type { RunContext } from "@/lib/providers/context";
import type { MadePicture } from "@/lib/providers/image-generation/port";
import {
  descriptionOfPrompt,
  type ImagesInput,
  type MadeImages,
} from "@/lib/tools/generate-images/contract";
import { styleGuide } from "@/lib/tools/generate-images/prompt";

const BAD_IMAGE: ReadonlySet<ErrorCode> = new Set([
  "unsupported_media",
  "unusable",
  "payload_too_large",
]);

type Kept = MadeImages["pictures"][number] & { file: SavedFile };

/**
 * Makes one to four pictures and keeps each as a creation of its own, all or none. They are published only
 * when the input says so.
 *
 * @throws AppError `aborted` when stopped, `provider_failed` for an answer that is no picture, and what
 *   `ctx.imageGenerator` throws
 */
export async function generateImages(ctx: RunContext, input: ImagesInput): Promise<MadeImages> {
  const startedAt = ctx.now();
  const { description, style } = descriptionOfPrompt(input.prompt);
  const { shape, count } = input;
  ctx.progress.onStep({ label: progressLabel(0, count), done: 0, total: count });
  const made = await ctx.imageGenerator.generate(
    {
      description,
      look: style.look,
      styleGuide: styleGuide(style.look),
      shape,
      count,
      userId: ctx.user.id,
      signal: ctx.signal,
    },
    (done) => ctx.progress.onStep({ label: progressLabel(done, count), done, total: count }),
  );
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the pictures were there.");

  const [first] = made;
  const meta: MadeImages["meta"] = {
    engine: ctx.imageGenerator.engine,
    description,
    style: style.label,
    shape,
    published: input.publish,
    ...(first?.drawn ? { drawn: [...first.drawn] } : {}),
    ...(first?.missing ? { missing: [...first.missing] } : {}),
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const saved = await Promise.all(made.map((picture) => savePicture(ctx, picture)));
  const pictures = await keepAll(ctx, input, saved, meta);
  const [shown] = pictures;
  if (!shown) throw new AppError("provider_failed", "The AI service gave no picture. Try again.");
  if (input.publish) {
    for (const { id } of pictures) await prepareGalleryThumbnails(ctx, id);
  }
  const message = leftOut(meta);
  return { id: shown.id, content: shown.url, pictures, meta, ...(message ? { message } : {}) };
}

function progressLabel(done: number, count: number): string {
  if (count === 1) return "Making the picture";
  return done === count ? "Storing the pictures" : `Making picture ${done + 1} of ${count}`;
}

/** Stores what the engine gave as PNG, without whatever else its file may hold (decision 0041). */
async function savePicture(ctx: RunContext, { bytes }: MadePicture): Promise<Omit<Kept, "id">> {
  return inTemporaryFolder("generated", async (folder) => {
    const source = join(folder, "answer");
    const target = join(folder, "image.png");
    await writeFile(source, bytes, { mode: 0o600 });
    const limits = { maxPixels: LIMITS.imagePixels };
    const turn = { userId: ctx.user.id, signal: ctx.signal };
    const { width, height } = await ctx.imageProcessor
      .toPng({ source, target, limits }, turn)
      .catch(blameEngine);
    const file = await saveFile(ctx, { path: target, contentType: "image/png", width, height });
    return { file, url: file.url, width, height, byteSize: file.byteSize };
  });
}

/** What can't be decoded is the engine's fault here, not the person's. */
function blameEngine(error: unknown): never {
  if (error instanceof AppError && BAD_IMAGE.has(error.code)) {
    throw new AppError(
      "provider_failed",
      "The AI service's answer isn't a readable image. Try again.",
      { cause: error },
    );
  }
  throw error;
}

async function keepAll(
  ctx: RunContext,
  input: ImagesInput,
  saved: readonly Omit<Kept, "id">[],
  meta: MadeImages["meta"],
): Promise<MadeImages["pictures"]> {
  return ctx.db.transaction(async (tx) => {
    const pictures: MadeImages["pictures"] = [];
    for (const { file, ...picture } of saved) {
      const row = await keepCreation(
        { ...ctx, db: tx },
        {
          tool: "generate-images",
          type: "image",
          prompt: input.prompt,
          content: picture.url,
          meta: { ...meta, ...picture },
          published: input.publish,
          fileIds: [file.id],
        },
      );
      pictures.push({ ...picture, id: row.id });
    }
    return pictures;
  });
}

/** What the description asks for and the illustrator did not draw, in one sentence. */
function leftOut({ drawn, missing }: MadeImages["meta"]): string | undefined {
  if (!missing || missing.length === 0) return undefined;
  const words = missing.map((word) => `“${word}”`).join(", ");
  const nothing = drawn?.length === 0 ? " It knows none of the words and drew a landscape." : "";
  return `The built-in illustrator has no figure for ${words}.${nothing}`;
}
