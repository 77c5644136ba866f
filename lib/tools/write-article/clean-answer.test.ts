import { describe, expect, it } from "vitest";

import { cleanAnswer } from "@/lib/tools/write-article/clean-answer";

const PASSAGE = "Bees never sleep.";

describe("cleanAnswer", () => {
  it.each([
    ["Bees rest.", "Bees rest."],
    ["\n  Bees rest.\n", "Bees rest."],
    ["Here is the shortened passage:\n\nBees rest.", "Bees rest."],
    ["Here's a clearer version: Bees rest.", "Bees rest."],
    ["Sure! Here is the edited passage:\n\n```markdown\nBees rest.\n```", "Bees rest."],
    ["Certainly!\nBees rest.", "Bees rest."],
    ["The revised text:\nBees rest.", "Bees rest."],
    ["```\nBees rest.\n\nThey do.\n```", "Bees rest.\n\nThey do."],
    ["<passage>\nBees rest.\n</passage>", "Bees rest."],
    ['"Bees rest."', "Bees rest."],
    ["“Bees rest.”", "Bees rest."],
    ['"Bees" and "wasps"', '"Bees" and "wasps"'],
    ["Here is where bees rest.", "Here is where bees rest."],
    ["Certainly, bees rest.", "Certainly, bees rest."],
    ["Here is the edited passage:", ""],
    ["```\n```", ""],
  ])("makes %j %j", (answer, text) => {
    expect(cleanAnswer(answer, PASSAGE, "words")).toBe(text);
  });

  it("keeps what the passage itself has", () => {
    expect(cleanAnswer('"Bees rest."', '"Bees never sleep."', "words")).toBe('"Bees rest."');
    const code = "```\nlet a = 1;\n```";
    expect(cleanAnswer(code, "```\nlet a=1\n```", "blocks")).toBe(code);
    expect(cleanAnswer("Here are the facts: two.", "Here are facts: one.", "words")).toBe(
      "Here are the facts: two.",
    );
  });

  it("makes one line for the place of one", () => {
    expect(cleanAnswer("## Bees\nat rest", "Bees", "line")).toBe("Bees at rest");
  });
});
