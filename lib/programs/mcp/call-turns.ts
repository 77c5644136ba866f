import "server-only";

import { setImmediate } from "node:timers/promises";

import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

import { refusal } from "@/lib/programs/mcp/tool-result";

/** Characters of the answers to one message, after which no further call of it begins: some long articles, or a dozen images. */
export const MAX_ANSWER_CHARACTERS = 4 * 1024 * 1024;

/**
 * Lets the calls of one message run one after the other, with a turn for everybody else before each. When they have answered
 * enough, the others are refused before they begin, so that nothing is spent on them.
 */
export function createCallTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let characters = 0;

  async function begin(call: () => Promise<CallToolResult>): Promise<CallToolResult> {
    // Postgres in process answers before the event loop gets to anything else.
    await setImmediate();
    if (characters > MAX_ANSWER_CHARACTERS) {
      return refusal("The answers to this batch are too long together. Send this call by itself.");
    }
    const result = await call();
    characters += JSON.stringify(result).length;
    return result;
  }

  return (call: () => Promise<CallToolResult>): Promise<CallToolResult> => {
    const turn = last.then(() => begin(call));
    last = turn.catch(() => {});
    return turn;
  };
}
