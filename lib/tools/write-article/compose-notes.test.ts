import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { lostFigures, NOTE_TOPICS, unheldStatements } from "@/tests/support/notes";

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
      expect(lostFigures(article, notes)).toEqual([]);
    },
  );

  it("makes sentences of lines with a capital letter and a period", async () => {
    const article = await compose("we moved the beds in march\nthe soil was too wet for digging\n");

    expect(article).toBe(
      "# Garden\n\nWe moved the beds in March. The soil was too wet for digging.",
    );
  });

  it("compares no more statements by meaning under given headings than it does without", async () => {
    const lines = Array.from(
      { length: 900 },
      (_, at) => `bed ${at} got ${at % 2 ? "water" : "seeds"}`,
    );
    const asked: number[] = [];

    const article = await composeNotes({
      topic: "Garden",
      notes: lines.join("\n"),
      headings: ["Water", "Seeds"],
      embed: async (texts) => {
        asked.push(texts.length);
        return undefined;
      },
    });

    expect(asked.filter((count) => count > 400)).toEqual([]);
    expect(article).toMatch(/## Water\n\n[^#]*Bed 1 got water\./);
    for (const at of [0, 450, 899]) expect(article).toMatch(new RegExp(`ed ${at} got`));
  });

  it("leaves lists, numbers, and code what they are", async () => {
    const article = await compose(
      "- water\n- iPhone app\n  - free\n\n1. dig\n\n2. sow\n\n| a | b |\n|---|---|",
    );

    expect(article).toBe(
      "# Garden\n\n- Water\n- iPhone app\n   - Free\n\n1. Dig\n2. Sow\n\n| a | b |\n|---|---|",
    );
  });

  it("keeps the pluses and minuses of a list that weighs something", async () => {
    const article = await compose("+ you can repair it\n- plasticky\n- 20 EUR more");

    expect(article).toBe(
      "# Garden\n\n- **+** You can repair it\n- **−** Plasticky\n- **−** 20 EUR more",
    );
  });

  it.each(["  ", "    ", "\t"])("nests sublists that are indented by %j", async (step) => {
    const article = await compose(`- hens\n${step}- Agnes\n${step}${step}- brown\n- coop`);

    expect(article).toBe("# Garden\n\n- Hens\n   - Agnes\n      - Brown\n- Coop");
  });

  it.each([
    ["I haven't been back since the summer when we took the train", "don't make it about trains"],
    ["Present: Ana, Bo, Chidi, Dora, and Sean O'Brien (late, 18:50)", "Apologies: Wen-Li"],
  ])("doesn't make one statement of two lines: %s", async (first, second) => {
    const article = await compose(`${first}\n${second}`);

    expect(article).not.toContain(`${first} ${second}`);
  });

  it.each([
    ["the house where we lived for all of those eleven years and the", "garden are a bank now"],
    [
      "we moved all of the beds in March because the soil was too wet\nfor digging and the weather had been bad since the beginning of\nthe year\n\nthen we waited for eleven weeks before anything came out of it",
      "and it was worth it",
    ],
  ])("joins two lines that a margin broke: %s", async (first, second) => {
    const article = await compose(`${first}\n${second}`);

    expect(article).toContain(`${first.split("\n").at(-1)?.slice(1)} ${second}`);
  });

  it("makes counted steps a numbered list", async () => {
    const article = await compose("STEP 1 cut the old seal\nSTEP 2 dry it\nStep 3: see step 1");

    expect(article).toBe("# Garden\n\n1. Cut the old seal.\n2. Dry it.\n3. See step 1.");
  });

  it("takes a dated line above a text for its heading", async () => {
    const article = await compose(
      "Money\n\nwe have 900 left\n\nVolunteers day 22 Nov\nmeet 9:15 at the lower car park!",
    );

    expect(article).toContain("## Volunteers day 22 Nov\n\nMeet 9:15 at the lower car park!");
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

  it("keeps the numbers that were typed, with code and remarks below their step", async () => {
    const article = await compose(
      "1. install it\n```\nsudo apt install x\n```\n2. mount it\n   mount -t nfs nas:/a /mnt\n   works at once\n3. every night\n   30 3 * * * /bin/backup.sh\n",
    );

    expect(article).toBe(
      [
        "# Garden",
        "1. Install it",
        "   ```\n   sudo apt install x\n   ```",
        "2. Mount it",
        "   ```\n   mount -t nfs nas:/a /mnt\n   ```",
        "   Works at once.",
        "3. Every night",
        "   ```\n   30 3 * * * /bin/backup.sh\n   ```",
      ].join("\n\n"),
    );
  });

  it("goes on with a list at the number that was typed", async () => {
    expect(await compose("3. dig\n4. sow\n")).toContain("3. Dig\n4. Sow");
  });

  it("makes headings of numbered lines above bullets", async () => {
    const article = await compose(
      "1) spring fair\n- date is May 16\n\n2) budget\n- balance 40\n\nAOB\nBen is leaving in June",
    );

    expect(article.match(/^##.*/gm)).toEqual(["## 1. Spring fair", "## 2. Budget", "## AOB"]);
  });

  it("keeps two lists apart, and joins items that stand alone", async () => {
    expect(await compose("- a b\n- c d\n\n- e f\n- g h")).toBe(
      "# Garden\n\n- A b\n- C d\n\n* E f\n* G h",
    );
    expect(await compose("- a b\n\n- c d\n\n- e f")).toContain("- A b\n- C d\n- E f");
  });

  it("keeps every member of a list, also one that another list has", async () => {
    const article = await compose("- 1 tsp salt\n- flour\n\n- 1 tsp salt\n- oil");

    expect(article).toBe("# Garden\n\n- 1 tsp salt\n- Flour\n\n* 1 tsp salt\n* Oil");
  });

  it("moves nothing out of a list with a lead-in or into steps", async () => {
    const notes = readFileSync(path.join(FOLDER, "backup.txt"), "utf8");
    // Every statement about NFS is near to every other, and to nothing else.
    const embed = async (texts: readonly string[]) =>
      texts.map((text) => Float32Array.from(/nfs|mount/i.test(text) ? [1, 0] : [0, 1]));

    const article = await composeNotes({ topic: NOTE_TOPICS.backup ?? "", notes, embed });

    expect(article).toContain(
      "You need:\n\n- SSH access to the Pi\n- NFS enabled on the NAS (Control Panel > File Services > NFS)\n- About 10 GB free\n\n1. Install",
    );
    expect(article.match(/^\d+\./gm)).toEqual(["1.", "2.", "3.", "4.", "5."]);
  });

  it("reads short lines above lists as headings, and ends them with a blank line after the list", async () => {
    const article = await compose(
      "What the kids liked:\n- the tram\n- the beach\n\nwhat they hated\n- queues\n\nRained on day 3, so we saw a museum.",
      "Porto",
    );

    expect(article).toBe(
      "# Porto\n\n## What the kids liked\n\n- The tram\n- The beach\n\n## What they hated\n\n- Queues\n\nRained on day 3, so we saw a museum.",
    );
  });

  it("has no heading that names one of many statements, or repeats a label", async () => {
    for (const file of readdirSync(FOLDER)) {
      const article = await compose(
        readFileSync(path.join(FOLDER, file), "utf8"),
        NOTE_TOPICS[path.parse(file).name],
      );
      expect(article).not.toMatch(
        /^## (?:Feta|Yolks|Crash|Default|Todo|Status|Priya|Engineer|Resolution)$/m,
      );
      expect(article).not.toMatch(/^## (.+)\n\n(?:- \*\*)?\1:/m);
    }
  });

  it("begins fragments with a capital letter, and writes acronyms as such", async () => {
    const article = await compose(
      "- used fresh ones in march. watery, no taste\n- usb-c, 30 h\n- rent 35 incl. water, z. B. bei Regen\n- castle?? dropped",
    );

    expect(article).toContain(
      "- Used fresh ones in March. Watery, no taste\n- USB-C, 30 h\n- Rent 35 incl. water, z. B. bei Regen\n- Castle?? Dropped",
    );
  });

  it.each([
    "pay is 21 to 25 dep. on exp. and shift",
    "ship 3 ea. to Dayton",
    "some 40 people exp. by noon",
    "min. 3 years exp. in retail",
    "two pts. per round, usu. at night",
  ])("begins no sentence after an abbreviation: %s", async (line) => {
    expect(await compose(line)).toContain(line.slice(1));
  });

  it("takes the topic for a title unless the notes begin with one", async () => {
    const notes = "shakshuka post - sunday brunch!!\n\nI made this 3 times. It was good.";

    expect(await compose(notes, "Shakshuka for brunch")).toMatch(
      /^# Shakshuka for Brunch\n\nShakshuka post/,
    );
    expect(await compose("How I grow beans\n\nI sow in May.", "Beans")).toMatch(
      /^# How I grow beans\n\nI sow/,
    );
    expect(await compose("you need\n- a spade\n- seeds", "Beans")).toMatch(
      /^# Beans\n\nYou need:\n\n- A spade/,
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

  it("ends all items of a list with a period, or none", async () => {
    expect(
      await compose(
        "1. Ships in June, web and iOS. Android later\n2. Dark mode for all\n3. Security: tokens are encrypted",
      ),
    ).toBe(
      "# Garden\n\n1. Ships in June, web and iOS. Android later.\n2. Dark mode for all.\n3. Security: tokens are encrypted.",
    );
    expect(await compose("- salt\n- pepper.\n- olive oil\n- see page no. 3, etc.")).toBe(
      "# Garden\n\n- Salt\n- Pepper\n- Olive oil\n- See page no. 3, etc.",
    );
  });
});
