import type { DoubleRequest } from "./openai-double-responses";

/** Calls that the double of the unit tests received about `topic`, oldest first. */
export async function callsToDouble(topic: string): Promise<DoubleRequest[]> {
  const { origin } = new URL(process.env.OPENAI_BASE_URL ?? "");
  const url = `${origin}/__double/requests?contains=${encodeURIComponent(topic)}`;
  return (await (await fetch(url)).json()) as DoubleRequest[];
}

/** What a call said in one role. */
export function textOf(call: DoubleRequest | undefined, role: "system" | "user"): string {
  const messages = call?.body.messages ?? [];
  return messages
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .join("\n");
}
