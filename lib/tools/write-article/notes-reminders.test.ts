import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { leftAsTyped, leftOut } from "@/lib/tools/write-article/notes-left";

function compose(notes: string): Promise<string> {
  return composeNotes({ topic: "Repair café", notes, embed: async () => undefined });
}

const AROUND = ["We opened in May with six volunteers.", "Most of what comes in is repaired."];

describe("what somebody noted for themselves", () => {
  it.each([
    ["a tool library from September (ask Joan re: shed)", "ask Joan re: shed"],
    ["a tool library from September (TODO: ask about the shed)", "TODO: ask about the shed"],
    ["a tool library from September [todo photo]", "todo photo"],
    ["a tool library from September - ask Joan", "ask Joan"],
    ["a tool library from September – TODO date", "TODO date"],
  ])("is left out of a line, and said so: %s", async (line, reminder) => {
    const notes = [AROUND[0], line, AROUND[1]].map((one) => `- ${one}`).join("\n");
    const article = await compose(notes);

    expect(article).toMatch(/^- A tool library from September\.?$/m);
    expect(await leftOut({ article, notes })).toEqual([`Left out: “${reminder}”.`]);
    expect(await leftAsTyped({ article, notes, topic: "", unknownWords: [] })).toEqual([]);
  });

  it.each(["ask Joan", "Ask Joan Hill re: shed", "TODO", "TODO: add the prices", "// TODO prices"])(
    "is left out as a line: %s",
    async (reminder) => {
      const notes = [AROUND[0], reminder, AROUND[1]].join("\n\n");
      const article = await compose(notes);

      expect(article).toBe(`# Repair Café\n\n${AROUND.join("\n\n")}`);
      expect(await leftOut({ article, notes })).toEqual([`Left out: “${reminder}”.`]);
    },
  );

  it.each([
    "Ask Joan if you need a key.",
    "ask at the desk for a key",
    "todo: send a mail when it fails",
    "1. ask Joan",
    "Ask Questions",
    "- Ask HR",
    "The desk (ask there for a key) is upstairs.",
    "It costs five (not sure).",
    "[TODO](https://example.com/todo) is the list",
  ])("isn't what may be for the reader, or a doubt: %s", async (line) => {
    const notes = [AROUND[0], line, AROUND[1]].join("\n\n");

    expect(await leftOut({ article: await compose(notes), notes })).toEqual([]);
  });

  it("stays in a list of tasks", async () => {
    const notes = "TODO: buy screws\nTODO: sweep the hall\nAsk Joan\nsweep";

    expect(await leftOut({ article: await compose(notes), notes })).toEqual([]);
    expect(await compose(notes)).toContain("screws");
  });

  it("names what is to do right below it", async () => {
    const notes = `${AROUND[0]}\n\nTODO\n- buy screws\n- sweep the hall`;

    expect(await compose(notes)).toMatch(/todo\n\n- Buy screws/i);
  });
});
