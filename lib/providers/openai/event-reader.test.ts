import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createEventReader } from "@/lib/providers/openai/event-reader";
import { growsFaster } from "@/tests/support/grows-faster";

const PIECE = 1_000;

/** A reader's answers to these chunks, together. */
function read(chunks: readonly string[]): string[] {
  const next = createEventReader();
  return chunks.flatMap((chunk) => next(chunk));
}

describe("createEventReader", () => {
  it("gives the data of events, and nothing else of a stream", () => {
    const stream =
      ': hello\nevent: a\nid: 1\ndata: {"a":\ndata:1}\n\nretry: 5\n\ndata\n\ndata:  b\n\n';

    expect(read([stream])).toEqual(['{"a":\n1}', "", " b"]);
  });

  it("gives an event with the chunk that ends it", () => {
    const next = createEventReader();

    expect([next("data: a"), next("b\r\n\r"), next("\nda"), next("ta: c\n\n")]).toEqual([
      [],
      ["ab"],
      [],
      ["c"],
    ]);
  });

  it("reads any stream as the parser of the browser does", () => {
    const word = fc.constantFrom("data", ":", " ", "x", "id", "event", "\n", "\r", "\r\n", "\n\n");
    const chunks = fc.array(fc.array(word, { maxLength: 8 }).map((words) => words.join("")));

    fc.assert(
      fc.property(chunks, (some) => {
        const expected: string[] = [];
        const parser = createParser({ onEvent: ({ data }) => expected.push(data) });
        // What follows tells the parser that a return at the end was the whole end of its line.
        const all = [...some, ":"];
        for (const chunk of all) parser.feed(chunk);

        expect(read(all)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["one line in small pieces", (length: number) => Array(length / 100).fill("x".repeat(PIECE))],
    ["empty lines", (length: number) => ["\n".repeat(10 * length)]],
    ["lines of no event", (length: number) => ["x\n".repeat(5 * length)]],
    ["lines of one event", (length: number) => ["data:\n".repeat(2 * length)]],
    ["events", (length: number) => ["data:{}\n\n".repeat(length)]],
  ])("takes time in proportion to its length for %s", async (_what, chunksOf) => {
    expect(await growsFaster((length) => read(chunksOf(length)))).toBe(false);
  });
});
