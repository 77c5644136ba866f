import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { expect, it } from "vitest";

import { createCallTurns, MAX_ANSWER_CHARACTERS } from "@/lib/programs/mcp/call-turns";

function answer(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

it("runs the calls of a message one after the other, and everybody else in between", async () => {
  const inTurn = createCallTurns();
  const events: string[] = [];
  const call = (name: string) => async () => {
    events.push(`${name} begins`);
    setImmediate(() => events.push("somebody else"));
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === "first") throw new Error("broke off");
    return answer(name);
  };

  const calls = await Promise.allSettled([inTurn(call("first")), inTurn(call("second"))]);

  expect(calls.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(events).toEqual([
    ...["first begins", "first ends", "somebody else"],
    ...["second begins", "second ends"],
  ]);
});

it("refuses further calls before they begin, once a message has its fill of answers", async () => {
  const inTurn = createCallTurns();
  const run: string[] = [];
  const call = (name: string, length: number) => async () => {
    run.push(name);
    return answer("x".repeat(length));
  };

  const results = await Promise.all([
    inTurn(call("half", MAX_ANSWER_CHARACTERS / 2)),
    inTurn(call("rest", MAX_ANSWER_CHARACTERS / 2)),
    inTurn(call("more", 10)),
  ]);

  expect(run).toEqual(["half", "rest"]);
  expect(results.map(({ isError }) => isError === true)).toEqual([false, false, true]);
  expect(results[2]?.content).toMatchObject([{ text: expect.stringContaining("by itself.") }]);
});
