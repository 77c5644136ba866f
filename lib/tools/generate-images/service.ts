import "server-only";

import sharp from "sharp";
import { AppError } from "@/lib/core/errors";
import { keepCreation } from "@/lib/creations/keep-creation";
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

type Kept = MadeImages["pictures"][number] & { file: SavedFile };

/**
 * Makes one to four pictures and keeps each as a creation of its own, all or none. They are published only
 * when the input says so.
 *
 * @throws AppError `aborted` when stopped, `provider_failed` for an answer that is no picture, and what
 *   `ctx.image` throws
 */
export async function generateImages(ctx: RunContext, input: ImagesInput): Promise<MadeImages> {
  const startedAt = ctx.now();
  const { description, style } = descriptionOfPrompt(input.prompt);
  const { shape, count } = input;
  ctx.progress.onStep({ label: progressLabel(0, count), done: 0, total: count });
  const made = await ctx.image.generate(
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
    engine: ctx.image.engine,
    description,
    style: style.label,
    shape,
    published: input.publish,
    ...(first?.drawn ? { drawn: [...first.drawn] } : {}),
    ...(first?.missing ? { missing: [...first.missing] } : {}),
    seconds: (ctx.now().getTime() - startedAt.getTime()) / 1000,
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

/** Whatever the engine gave is stored as PNG, without what else its file may hold. */
async function savePicture(ctx: RunContext, picture: MadePicture): Promise<Omit<Kept, "id">> {
  const { data, info } = await sharp(picture.bytes, { failOn: "error" })
    .toColourspace("srgb")
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new AppError("provider_failed", "The AI service's answer is no picture. Try again.", {
        cause,
      });
    });
  const { width, height } = info;
  const file = await saveFile(ctx, { bytes: data, contentType: "image/png", width, height });
  return { file, url: file.url, width, height, byteSize: file.byteSize };
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
          files: [file],
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
