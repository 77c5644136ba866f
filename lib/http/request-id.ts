import { uuidv7 } from "uuidv7";

import { REQUEST_ID_HEADER } from "@/lib/http/envelope";

/**
 * The id that ties a response to its log lines: the caller's `x-request-id` when it is 8 to 64 word
 * characters or hyphens, otherwise a new UUIDv7.
 */
export function requestIdOf(headers: Headers): string {
  const own = headers.get(REQUEST_ID_HEADER);
  return own && /^[\w-]{8,64}$/.test(own) ? own : uuidv7();
}
