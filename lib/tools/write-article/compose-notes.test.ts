import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { NOTE_TOPICS, unheldStatements } from "@/tests/support/notes";

const FOLDER = "tests/fixtures/notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("composeNotes", () => {
  it.each(readdirSync(FOLDER))(
    "says nothing that %s doesn't say, and leaves nothing out",
    async (file) => {
      const notes = readFileSync(path.join(FOLDER, file), "utf8");
      const topic = NOTE_TOPICS[path.parse(file).name] ?? "";

      const article = await compose(notes, topic);

      expect(article).toMatch(/^# \S/);
      expect(unheldStatements(article, notes, topic)).toEqual([]);
      const figures = (text: string) => new Set(text.match(/\d+/g));
      for (const figure of figures(notes))
        if (!/^[1-6]$/.test(figure)) expect(article).toContain(figure);
    },
  );

  it("makes sentences of lines with a capital letter and a period", async () => {
    const article = await compose("we moved the beds in march\nthe soil was too wet for digging\n");

    expect(article).toBe(
      "# Garden\n\nWe moved the beds in march. The soil was too wet for digging.",
    );
  });

  it("leaves lists, numbers, and code what they are", async () => {
    const article = await compose(
      "- water\n- iPhone app\n  - free\n\n1. dig\n\n2. sow\n\n| a | b |\n|---|---|",
    );

    expect(article).toBe(
      "# Garden\n\n- Water\n- iPhone app\n   - Free\n\n1. Dig\n2. Sow\n\n| a | b |\n|---|---|",
    );
  });

  it("keeps the headings of the notes", async () => {
    const article = await compose(
      "Budget:\n- tools 40\n\nNEXT STEPS\nwe meet on Friday\nAna brings seeds",
    );

    expect(article).toBe(
      "# Garden\n\n## Budget\n\n- Tools 40\n\n## Next steps\n\nWe meet on Friday. Ana brings seeds.",
    );
  });

  it("opens with the summary that the notes have", async () => {
    const article = await compose(
      "We tried three soils.\nNothing grew in sand.\n\nTL;DR: clay won.\n",
    );

    expect(article.split("\n\n")[1]).toBe("Clay won.");
    expect(article).not.toContain("TL;DR");
  });

  it("begins no section with a word that points back", async () => {
    for (const file of readdirSync(FOLDER)) {
      const article = await compose(readFileSync(path.join(FOLDER, file), "utf8"), "x y z");
      expect(article).not.toMatch(/^##.*\n\n(?:- )?(?:It|They|This|However|He|She)\b/m);
    }
  });

  it("shows signs of notes as they were typed", async () => {
    const article = await compose(
      "it takes ~10 h and ~5 km per day for us\n2019. was the year we did it\n",
    );

    expect(article).toContain("\\~10 h and \\~5 km");
  });

  it("divides notes of other languages without headings of its own", async () => {
    const german = "Wir haben den Garten im März umgegraben und neue Beete angelegt.\n".repeat(1);
    const notes = Array.from({ length: 12 }, (_, at) => german.replace("März", `März ${at}`)).join(
      "",
    );

    expect(await compose(notes, "Unser Garten im Frühling")).toMatch(
      /^# Unser Garten im Frühling\n\n(?!##)/,
    );
  });

  it("says what was noted twice once", async () => {
    const twice = await compose("We sow beans in May.\nWe sow beans in May.\nPeas come first.");

    expect(twice.match(/beans/g)).toHaveLength(1);
  });

  it("takes as many points as notes may have", async () => {
    const points = Array.from({ length: 700 }, (_, at) => `- point ${at} about bed ${at % 9}`);

    const article = await compose(points.join("\n"));

    expect(article.match(/^- /gm)).toHaveLength(700);
  });
});
