import "server-only";

import { type ChainValue, wholeText } from "@/lib/chains/chain-value";
import type { StepKindId } from "@/lib/chains/kinds";
import { lookOf } from "@/lib/chains/steps";
import { share } from "@/lib/creations/share";
import type { ToolService } from "@/lib/engines/run-service";
import type { UserContext } from "@/lib/providers/context";
import { SOURCE_TOOLS } from "@/lib/registry/source-tools";
import { blogTitlesContract } from "@/lib/tools/blog-titles/contract";
import { TITLE_CATEGORIES, titlesRequest } from "@/lib/tools/blog-titles/options";
import { findTitles } from "@/lib/tools/blog-titles/service";
import { readImage } from "@/lib/tools/extract-text/read-image";
import { readImageContract } from "@/lib/tools/extract-text/read-image-contract";
import { headingOf } from "@/lib/tools/extract-text/text-heading";
import { generateImagesContract } from "@/lib/tools/generate-images/contract";
import { imagePrompt, STYLE_CHOICES } from "@/lib/tools/generate-images/options";
import { generateImages } from "@/lib/tools/generate-images/service";
import { imageCompressorContract } from "@/lib/tools/image-compressor/contract";
import { compressImage } from "@/lib/tools/image-compressor/service";
import { summarizePdfContract } from "@/lib/tools/pdf-summarizer/contract";
import { summarizePdf } from "@/lib/tools/pdf-summarizer/service";
import { qrContract } from "@/lib/tools/qr-generator/contract";
import { generateQr } from "@/lib/tools/qr-generator/service";
import { removeBackgroundContract } from "@/lib/tools/remove-background/contract";
import { placeCutout } from "@/lib/tools/remove-background/place-cutout";
import { placeCutoutContract } from "@/lib/tools/remove-background/place-cutout-contract";
import { removeBackground } from "@/lib/tools/remove-background/service";
import { removeObjectContract } from "@/lib/tools/remove-object/contract";
import { removeObject } from "@/lib/tools/remove-object/service";
import { reviewResumeContract } from "@/lib/tools/review-resume/contract";
import { reviewResume } from "@/lib/tools/review-resume/service";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { ARTICLE_LENGTHS, articleRequest } from "@/lib/tools/write-article/options";
import { writeArticle } from "@/lib/tools/write-article/service";
import { youtubeSummaryContract } from "@/lib/tools/youtube-summarizer/contract";
import { summarizeVideo } from "@/lib/tools/youtube-summarizer/service";

type Settings = Record<string, string | string[]>;
type Content = Record<string, unknown>;

/** How a kind of step calls its tool. */
export type StepCall = ToolService & {
  /** The call's fields, before its contract checks them. `origin` is where its person sees this server. */
  fields: (
    ctx: UserContext,
    value: ChainValue,
    settings: Settings,
    origin: string,
  ) => Promise<unknown> | unknown;
  /** Addresses of the call's files, by the names the contract gives them. */
  files?: (value: ChainValue, settings: Settings) => Record<string, string | undefined>;
  /** A few words on what the result is about; what was given, by default. */
  subject?: (content: Content) => string | undefined;
};

const title = ({ meta }: Content) => textOf(Object(meta).title);
const image = ({ address }: ChainValue) => ({ image: address });

/** The call of every kind of step. */
export const STEP_CALLS: Record<StepKindId, StepCall> = {
  "summarize-video": {
    contract: youtubeSummaryContract,
    service: summarizeVideo,
    fields: (_, value, { detail }) => ({ url: value.text ?? value.subject, detail }),
    subject: title,
  },
  "summarize-pdf": {
    contract: summarizePdfContract,
    service: summarizePdf,
    fields: () => ({}),
    files: ({ address }) => ({ pdf: address }),
    subject: title,
  },
  "review-resume": {
    contract: reviewResumeContract,
    service: reviewResume,
    fields: () => ({}),
    files: ({ address }) => ({ resume: address }),
  },
  "read-image": {
    contract: readImageContract,
    service: readImage,
    fields: (_, __, { textLanguage }) => ({ language: textLanguage }),
    files: image,
    subject: ({ content }) => headingOf(String(content)) ?? textOf(content),
  },
  "write-article": {
    contract: writeArticleContract,
    service: writeArticle,
    fields: (_, value, settings) => ({
      ...articleRequest(value.subject, lengthOf(settings.length)),
      ...(settings.tone && { tone: settings.tone }),
      ...(settings.language && { language: settings.language }),
      ...(isSource(value) ? { source: { creationId: value.creationId } } : parentOf(value)),
    }),
    subject: ({ content }) => /^# (.+)$/m.exec(String(content))?.[1],
  },
  "blog-titles": {
    contract: blogTitlesContract,
    service: findTitles,
    fields: (_, value, { category }) => ({
      ...titlesRequest(value.subject, choiceOf(TITLE_CATEGORIES, category)),
      ...parentOf(value),
    }),
    subject: ({ meta }) => textOf(Object(meta).titles?.[0]),
  },
  "generate-image": {
    contract: generateImagesContract,
    service: generateImages,
    fields: (_, value, { style, shape }) => ({
      prompt: imagePrompt(
        value.subject,
        choiceOf(
          STYLE_CHOICES.map(({ label }) => label),
          style,
        ),
      ),
      shape,
      ...parentOf(value),
    }),
  },
  "remove-background": {
    contract: removeBackgroundContract,
    service: removeBackground,
    fields: () => ({}),
    files: image,
  },
  "place-cutout": {
    contract: placeCutoutContract,
    service: placeCutout,
    fields: (_, __, { background, color, size, margin, shadow }) => ({
      background: background === "blur" || background === "none" ? background : color,
      // A chain that was saved before there were frames has none of these.
      ...{ size, margin, shadow },
    }),
    files: ({ address, original }, { background }) => ({
      image: address,
      original: background === "blur" ? original : undefined,
    }),
  },
  "remove-object": {
    contract: removeObjectContract,
    service: removeObject,
    fields: (_, __, { object }) => ({ object }),
    files: image,
  },
  "compress-image": {
    contract: imageCompressorContract,
    service: compressImage,
    fields: (_, __, { widths, format, quality }) => ({ width: widths, format, quality }),
    files: image,
  },
  "qr-code": {
    contract: qrContract,
    service: generateQr,
    fields: async (ctx, value, settings, origin) => ({
      text: await textInCode(ctx, value, settings, origin),
      ...lookOf({ settings }),
      ...parentOf(value),
    }),
  },
};

/** What a code says: a link to what it's given, which it becomes with that, the link that was entered, or the text itself. */
async function textInCode(
  ctx: UserContext,
  value: ChainValue,
  { target, link }: Settings,
  origin: string,
): Promise<string> {
  const { creationId: id } = value;
  if (target === "result" && id) {
    const { path } = await share(ctx, { id, expiresInDays: null, showName: false });
    return new URL(path, origin).href;
  }
  return typeof link === "string" && link.trim() ? link.trim() : wholeText(ctx, value);
}

function parentOf({ creationId }: ChainValue): { parentId?: string } {
  return creationId ? { parentId: creationId } : {};
}

/** Whether an article can be written from the text itself, and not just about its subject. */
function isSource({ creationId, from }: ChainValue): boolean {
  return creationId !== undefined && SOURCE_TOOLS.some((tool) => tool === from);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() ? value : undefined;
}

function choiceOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]] | readonly Choice[],
  chosen: string | string[] | undefined,
): Choice {
  const found = choices.find((choice) => choice === chosen) ?? choices[0];
  if (found === undefined) throw new Error("a step's setting has no choices");
  return found;
}

function lengthOf(chosen: string | string[] | undefined) {
  return (ARTICLE_LENGTHS.find(({ value }) => String(value) === chosen) ?? ARTICLE_LENGTHS[0])
    .value;
}
