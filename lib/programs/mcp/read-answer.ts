import "server-only";

import { EventSourceParserStream } from "eventsource-parser/stream";

import { formatCount } from "@/lib/core/format";
import { type Envelope, parseEnvelope } from "@/lib/http/envelope";
import { EVENT_STREAM, parseStreamEvent } from "@/lib/http/stream-events";

const BROKEN: Envelope = {
  success: false,
  message: "The run broke off. Try again.",
  code: "internal",
};

/** How often the growth of a text is reported. */
const REPORT_MS = 1_000;

/**
 * Reads a route's answer, a stream's to its end.
 *
 * @param onProgress told the steps of the run, and once a second how much is written
 */
export async function readAnswer(
  response: Response,
  onProgress: (message: string) => void,
): Promise<Envelope> {
  const isStream = response.headers.get("content-type")?.startsWith(EVENT_STREAM);
  if (!isStream || !response.body) {
    return parseEnvelope(await response.json().catch(() => undefined)) ?? BROKEN;
  }
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  let characters = 0;
  let reportedAt = 0;
  for await (const sent of events) {
    const event = parseStreamEvent(sent);
    if (event?.event === "done" || event?.event === "error") {
      return parseEnvelope(event.data) ?? BROKEN;
    }
    if (event?.event === "step") onProgress(event.data.label);
    if (event?.event !== "delta" && event?.event !== "replace") continue;
    const { length } = event.data.text;
    characters = event.event === "delta" ? characters + length : length;
    if (Date.now() - reportedAt < REPORT_MS) continue;
    reportedAt = Date.now();
    onProgress(`${formatCount(characters, "character")} written`);
  }
  return BROKEN;
}
