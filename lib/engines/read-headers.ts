import "server-only";

import { AppError } from "@/lib/core/errors";
import { storableText } from "@/lib/core/text";
import { CONTEXT_HEADER, ENGINE_HEADER } from "@/lib/engines/header";

/**
 * The `ref` in a call's header, encoded because models may be named in any language; null when there is none.
 *
 * @throws AppError `invalid_input` when it isn't encoded as URLs are
 */
export function wantedEngine(headers: Headers): string | null {
  const encoded = headers.get(ENGINE_HEADER);
  if (encoded === null) return null;
  try {
    return storableText(decodeURIComponent(encoded));
  } catch (cause) {
    throw new AppError("invalid_input", `The header ${ENGINE_HEADER} isn't valid.`, { cause });
  }
}

const MIN_CONTEXT_TOKENS = 1_024;
const MAX_CONTEXT_TOKENS = 200_000;
/** Smaller than that of any model that browsers have come with. */
const USUAL_CONTEXT_TOKENS = 4_096;

/** What the page says its model reads and writes at once, within bounds; a cautious number when it says nothing. */
export function pageContextTokens(headers: Headers): number {
  const said = headers.get(CONTEXT_HEADER) ?? "";
  if (!/^\d{1,9}$/.test(said)) return USUAL_CONTEXT_TOKENS;
  return Math.min(MAX_CONTEXT_TOKENS, Math.max(MIN_CONTEXT_TOKENS, Number(said)));
}
