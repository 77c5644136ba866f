import "server-only";

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keepCreation } from "@/db/queries/creations";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { foreignLanguage, foreignTopic } from "@/lib/drafting/foreign-language";
import { type StoredFile, storeFile } from "@/lib/files/store-file";
import { prepareGalleryThumbnails } from "@/lib/files/thumbnails";
import { isForeign } from "@/lib/illustrator/foreign";
import { tokenizeDescription } from "@/lib/illustrator/prompt-words";
import { nameEngine } from "@/lib/images/name-engine";
import type { RunContext } from "@/lib/providers/context";
import type { GeneratedImage } from "@/lib/providers/image-generation/port";
import { lookUpWords } from "@/lib/providers/look-up-words";
import type { GeneratedImages, ImagesInput } from "@/lib/tools/generate-images/contract";
import { didYouMean } from "@/lib/tools/generate-images/did-you-mean";
import { listOf, notDrawnNotice } from "@/lib/tools/generate-images/not-drawn-notice";
import { descriptionOfPrompt } from "@/lib/tools/generate-images/options";
import { styleGuide } from "@/lib/tools/generate-images/prompt";

const BAD_IMAGE: ReadonlySet<ErrorCode> = new Set([
  "unsupported_media",
  "unusable",
  "payload_too_large",
]);

type Kept = GeneratedImages["images"][number] & { file: StoredFile };

/**
 * Creates one to four images and saves each as its own creation, all or none. They are published
 * only on request.
 *
 * @throws AppError `aborted` when stopped, `provider_failed` when the answer isn't an image, and
 *   whatever `ctx.imageGenerator` throws
 */
export async function generateImages(
  ctx: RunContext,
  input: ImagesInput,
): Promise<GeneratedImages> {
  const startedAt = ctx.now();
  const { description, style } = descriptionOfPrompt(input.prompt);
  const { shape, count } = input;
  ctx.progress.onStep({ label: progressLabel(0, count), done: 0, total: count });
  const made = await ctx.imageGenerator.generate(
    {
      description,
      style: style.style,
      styleGuide: styleGuide(style.style),
      shape,
      count,
      userId: ctx.user.id,
      signal: ctx.signal,
    },
    (done) => ctx.progress.onStep({ label: progressLabel(done, count), done, total: count }),
  );
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the images were ready.");

  const [first] = made;
  // What follows from another creation, as in a chain, isn't lost for its words.
  if (first?.drawn?.length === 0 && !input.parentId)
    throw await nothingKnown(ctx, description, first.missing ?? []);
  const meta: GeneratedImages["meta"] = {
    engine: ctx.imageGenerator.engine,
    description,
    style: style.label,
    shape,
    published: input.publish,
    ...(first?.drawn ? { drawn: [...first.drawn] } : {}),
    ...(first?.missing ? { missing: [...first.missing] } : {}),
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const saved = await Promise.all(made.map((image) => saveImage(ctx, image)));
  const images = await keepAll(ctx, input, saved, meta);
  const [shown] = images;
  if (!shown) throw new AppError("provider_failed", "The AI service returned no image. Try again.");
  if (input.publish) {
    for (const { id } of images) await prepareGalleryThumbnails(ctx, id);
  }
  const message = notDrawnNotice(meta);
  return {
    id: shown.id,
    content: shown.url,
    images,
    meta,
    ...(message ? { message } : {}),
  };
}

/** A landscape that nobody asked for would use up a run. */
async function nothingKnown(
  ctx: RunContext,
  description: string,
  missing: readonly string[],
): Promise<AppError> {
  const words = missing.filter((named) => !named.includes("("));
  const isOther = isForeign(tokenizeDescription(description));
  // Words of another language are near to English ones by chance.
  const meant = isOther ? "" : await didYouMean(ctx, words);
  const lookUp = (texts: readonly string[]) => lookUpWords(ctx, texts);
  // A rare English word or two look like another language.
  const language = isOther
    ? ((await foreignTopic(description, lookUp)) ?? "another language")
    : meant
      ? undefined
      : foreignLanguage(description);
  // Its words, "a" and "in the" among them, would say nothing.
  if (language)
    return new AppError(
      "unusable",
      `The built-in illustrator knows English only, and this looks like ${language}. Describe the image in English, or connect an image model.`,
    );
  const unknown = words.length > 0 ? `: ${listOf(words.slice(0, 12))}` : "";
  const known = `${meant} It draws things and places that it knows by their English words, but no particular people.`;
  return new AppError(
    "unusable",
    `The built-in illustrator can't draw any of this${unknown}. ${known.trimStart()} Try other words, or connect an image model.`,
  );
}

function progressLabel(done: number, count: number): string {
  if (count === 1) return "Creating the image";
  return done === count ? "Saving the images" : `Creating image ${done + 1} of ${count}`;
}

/** Saves the engine's answer as a PNG without any metadata (decision 0041) but the engine's name. */
async function saveImage(ctx: RunContext, { bytes }: GeneratedImage): Promise<Omit<Kept, "id">> {
  return inTemporaryFolder("generated", async (folder) => {
    const source = join(folder, "answer");
    const target = join(folder, "image.png");
    await writeFile(source, bytes, { mode: 0o600 });
    const limits = { maxPixels: LIMITS.imagePixels };
    const turn = { userId: ctx.user.id, signal: ctx.signal };
    const { width, height } = await ctx.imageProcessor
      .toPng({ source, target, limits }, turn)
      .catch(blameEngine);
    const path = await nameEngine(target, ctx.imageGenerator.engine);
    const file = await storeFile(ctx, { path, contentType: "image/png", width, height });
    return { file, url: file.url, width, height, byteSize: file.byteSize };
  });
}

/** An image that can't be decoded is the engine's fault, not the user's. */
function blameEngine(error: unknown): never {
  if (error instanceof AppError && BAD_IMAGE.has(error.code)) {
    throw new AppError(
      "provider_failed",
      "The AI service returned an unreadable image. Try again.",
      { cause: error },
    );
  }
  throw error;
}

async function keepAll(
  ctx: RunContext,
  input: ImagesInput,
  saved: readonly Omit<Kept, "id">[],
  meta: GeneratedImages["meta"],
): Promise<GeneratedImages["images"]> {
  return ctx.db.transaction(async (tx) => {
    const images: GeneratedImages["images"] = [];
    for (const { file, ...image } of saved) {
      const row = await keepCreation(
        { ...ctx, db: tx },
        {
          tool: "generate-images",
          type: "image",
          prompt: input.prompt,
          content: image.url,
          meta: { ...meta, ...image },
          published: input.publish,
          parentId: input.parentId,
          fileIds: [file.id],
        },
      );
      images.push({ ...image, id: row.id });
    }
    return images;
  });
}
