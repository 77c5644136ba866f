import "server-only";

import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/sdk/types.js";

import { cutAfter } from "@/lib/core/text";
import { draftNotice } from "@/lib/drafting/draft-notice";
import { writerOf } from "@/lib/export/markdown-file";
import type { Envelope } from "@/lib/http/envelope";
import { type Fields, takeImages } from "@/lib/programs/mcp/image-fields";

/** Loads one of the caller's own files as the image it is; null when it's no image. */
type LoadImage = (path: string) => Promise<{ data: string; mimeType: string } | null>;

const OWN_FILE = /^\/api\/files\/[\da-f-]{36}$/;
/** A QR code's creation: its image, then its text. */
const LEADING_IMAGE = /^!\[[^\]\n]*\]\((\/api\/files\/[\da-f-]{36})\)/;
/** Of a text in a list; the creation itself has all of it. A hundred articles are more than an assistant can read. */
const MAX_LISTED_CHARACTERS = 1_000;

/** A call's answer for an assistant: its text with the engine that made it, its images, and all the rest as structured content. Lists have the beginnings of texts. */
export async function toolResult(
  answer: Envelope,
  {
    origin,
    loadImage,
    imageFields,
  }: { origin: string; loadImage: LoadImage; imageFields: ReadonlySet<string> },
): Promise<CallToolResult> {
  if (!answer.success) return refusal(answer.message);
  const { success: _, ...fields } = answer;
  const images = await Promise.all(
    imagePaths(fields).map((path) => imageBlocks(path, origin, loadImage)),
  );
  const { rest, images: embedded } = takeImages(fields, imageFields);
  const structuredContent = withNotices(rest);
  return {
    content: [{ type: "text", text: textOf(structuredContent) }, ...images.flat(), ...embedded],
    structuredContent,
  };
}

/** A call that didn't work, with what to do about it. */
export function refusal(message: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: message }] };
}

/** What to know before a text, beside it: in the answer itself, in the creation it's about, and in those that it lists. */
function withNotices(fields: Fields): Fields {
  const { creation, creations } = fields;
  return {
    ...withNotice(fields),
    ...(creation instanceof Object && { creation: withNotice(creation as Fields) }),
    ...(Array.isArray(creations) && {
      creations: creations.map((made) => listed(withNotice(made))),
    }),
  };
}

function withNotice(made: Fields): Fields {
  const notice = typeof made.content === "string" && draftNotice(made.meta);
  return notice ? { notice, ...made } : made;
}

function textOf(fields: Fields): string {
  const creation: Fields = Object(fields.creation);
  const texts = [fields.content, fields.answer, creation.content];
  const text = texts.find((one) => typeof one === "string");
  const isProse = typeof text === "string" && !OWN_FILE.test(text);
  const engine = writerOf(fields.meta ?? creation.meta);
  const facts = [
    typeof fields.message === "string" && fields.message,
    engine && `Engine: ${engine}`,
    // A document that was only read has an ID, too, and no creation.
    typeof fields.id === "string" && fields.meta !== undefined && `Creation: ${fields.id}`,
    typeof fields.contextId === "string" && `Context for questions: ${fields.contextId}`,
  ].filter(Boolean);
  const body = isProse ? text : JSON.stringify(fields);
  const notice = isProse && (fields.notice ?? creation.notice);
  return [notice, body, facts.join("\n")].filter(Boolean).join("\n\n");
}

/** Addresses of the images that an answer is about. */
function imagePaths(fields: Fields): string[] {
  const { content, images, creation } = fields;
  const made = Array.isArray(images) ? images.map((image) => Object(image).url) : [content];
  return [...made, Object(creation).content].flatMap((one) => {
    if (typeof one !== "string") return [];
    return OWN_FILE.test(one) ? one : (LEADING_IMAGE.exec(one)?.[1] ?? []);
  });
}

async function imageBlocks(
  path: string,
  origin: string,
  loadImage: LoadImage,
): Promise<ContentBlock[]> {
  const link = { type: "resource_link", uri: new URL(path, origin).href, name: path } as const;
  const image = await loadImage(path);
  return image ? [{ type: "image", ...image }, link] : [link];
}

/** A listed creation with its long texts cut. */
function listed(made: unknown): unknown {
  if (typeof made === "string") return cutAfter(made, MAX_LISTED_CHARACTERS);
  if (Array.isArray(made)) return made.map(listed);
  if (typeof made !== "object" || made === null) return made;
  return Object.fromEntries(Object.entries(made).map(([name, part]) => [name, listed(part)]));
}
