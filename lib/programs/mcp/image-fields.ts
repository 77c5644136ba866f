import "server-only";

import type { ContentBlock } from "@modelcontextprotocol/sdk/types.js";

import { IMAGE_DATA_URL } from "@/lib/core/image-data-url";
import { cutAfter } from "@/lib/core/text";
import type { ApiOperation } from "@/lib/programs/api-operation";
import { toJsonSchema } from "@/lib/programs/json-schema";

/** An answer's fields, before anything is known of them. */
export type Fields = Record<string, unknown>;

const DATA_URL = /^data:(image\/[\w.+-]+);base64,/;
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;
/** Of a data URL that a call was sent: enough to see what it is. */
const SHOWN_CHARACTERS = 100;

/** Every message asks for the same ones. */
const named = new WeakMap<readonly ApiOperation[], ReadonlySet<string>>();

/** Names of the fields that hold images, as the calls of tools declare them. */
export function imageFields(operations: readonly ApiOperation[]): ReadonlySet<string> {
  const names = named.get(operations) ?? new Set(operations.flatMap(imageFieldsOf));
  named.set(operations, names);
  return names;
}

function imageFieldsOf({ contract }: ApiOperation): string[] {
  const { properties = {} } = contract ? toJsonSchema(contract.output, "output") : {};
  return Object.entries(properties).flatMap(([name, { format }]) =>
    format === IMAGE_DATA_URL.format ? [name] : [],
  );
}

/**
 * An answer with its images apart, which come as such: those of its own fields, and those that an opened creation's run
 * answered. Texts stay as they are, whatever they look like; only of what a run was sent, long data URLs are cut.
 */
export function takeImages(
  fields: Fields,
  names: ReadonlySet<string>,
): { rest: Fields; images: ContentBlock[] } {
  const images: ContentBlock[] = [];
  const rest = withoutImages(fields);
  if (isRecord(rest.answer)) rest.answer = withoutImages(rest.answer);
  if (isRecord(rest.input)) rest.input = mapFields(rest.input, (_name, field) => cutDataUrl(field));
  return { rest, images };

  function withoutImages(part: Fields): Fields {
    return mapFields(part, (name, field) => {
      const image = names.has(name) ? imageOf(field) : null;
      if (image) images.push(image);
      return image ? "(shown as an image)" : field;
    });
  }
}

function isRecord(field: unknown): field is Fields {
  return typeof field === "object" && field !== null && !Array.isArray(field);
}

function mapFields(fields: Fields, change: (name: string, field: unknown) => unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, change(name, field)]),
  );
}

/** A logo of half a megabyte tells an assistant nothing. */
function cutDataUrl(field: unknown): unknown {
  const isDataUrl = typeof field === "string" && DATA_URL.test(field);
  return isDataUrl ? cutAfter(field, SHOWN_CHARACTERS) : field;
}

/** An assistant's client refuses the whole answer for one image that doesn't decode. */
function imageOf(field: unknown): ContentBlock | null {
  const [head, mimeType] = (typeof field === "string" && DATA_URL.exec(field)) || [];
  if (!head || !mimeType) return null;
  const data = String(field).slice(head.length);
  return data.length % 4 === 0 && BASE64.test(data) ? { type: "image", mimeType, data } : null;
}
