import { uuidv7 } from "uuidv7";

import { REQUEST_ID_HEADER } from "@/lib/http/envelope";

/** The id that ties an answer to its log lines: the caller's own when it is short and plain. */
export function requestIdOf(headers: Headers): string {
  const own = headers.get(REQUEST_ID_HEADER);
  return own && /^[\w-]{8,64}$/.test(own) ? own : uuidv7();
}
