import type { DoubleRequest } from "./openai-double-responses";

const DOUBLE = `http://127.0.0.1:${process.env.OPENAI_DOUBLE_PORT ?? 4399}`;

/** Calls the running model double received about `topic`, oldest first. */
export async function doubleCallsAbout(topic: string): Promise<DoubleRequest[]> {
  const response = await fetch(`${DOUBLE}/__double/requests?contains=${encodeURIComponent(topic)}`);
  return (await response.json()) as DoubleRequest[];
}

let topics = 0;

/** A topic no other test uses, with markers that script the double. */
export function uniqueTopic(words: string, markers = ""): string {
  topics += 1;
  return `${words} ${process.pid}x${Date.now().toString(36)}x${topics} ${markers}`.trim();
}
