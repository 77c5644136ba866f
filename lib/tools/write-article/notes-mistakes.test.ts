import { describe, expect, it } from "vitest";

import { confusedWords, mistakesIn } from "@/lib/tools/write-article/notes-mistakes";

describe("words that are spelled right and can't be meant", () => {
  it.each([
    ["We sold 118 loafs.", "loafs", "loaves"],
    ["Bring some knifs and forks.", "knifs", "knives"],
    ["Put up the shelfs.", "shelfs", "shelves"],
    ["Its smaller (85 square metres instead of 140).", "Its", "It's"],
    ["The hall is older, and its cheaper than the school.", "its", "it's"],
    ["Its not far from here.", "Its", "It's"],
    ["I think its a good plan.", "its", "it's"],
    ["They could of asked.", "of", "have"],
    ["More then 40 people came.", "then", "than"],
    ["Your welcome to bring a friend.", "Your", "You're"],
    ["If it rains your welcome to wait inside.", "your", "you're"],
  ])("are found in %j: %s", (line, written, meant) => {
    expect(confusedWords(line)).toMatchObject([{ written, meant }]);
  });

  it.each([
    "He loafs about while she halfs nothing.",
    "The Toronto Maple Leafs won, and the Leafs fans cheered.",
    "Its smaller size and its lower price won. At its best, its a-frame stands.",
    "Its owner (Ana) left, and its water is clean. Its very walls are thin.",
    "The club and its so-called rules. Its other, its upper end.",
    "He could, of course, ask. You should of course come.",
    "We ate more, then left. More then came later.",
    "Thank you for your welcome to our village. Your welcome speech was short.",
    "It's smaller. It has its own door. The bread has its place.",
  ])("aren't found in %j", (line) => {
    expect(confusedWords(line)).toEqual([]);
  });
});

describe("mistakes of notes", () => {
  const ARTICLE =
    "# Bakery\n\nWe sold 118 loafs. We was glad, realy. Anas iPhones rang. There was cake.";
  const issueOf = (word: string, ...replacements: string[]) => {
    const start = ARTICLE.indexOf(word);
    return { start, end: start + word.length, message: "", replacements };
  };

  it("are told with the words around them, each once, and what may be meant", async () => {
    const told = await mistakesIn({
      article: ARTICLE,
      notes: "- we sold 118 loafs\n- we was glad, realy\n- Anas iPhones rang",
      issues: [
        issueOf("was", "were"),
        issueOf("loafs", "loaf's"),
        issueOf("realy", "really"),
        issueOf("iPhones", "phones"),
        issueOf("Anas"),
        issueOf("There was", "There were"),
      ],
      unknownWords: ["realy"],
    });

    expect(told).toEqual(["Perhaps a mistake: “118 loafs” (loaves?), “We was glad” (were?)."]);
  });

  it("aren't letters that are part of a name or a range", async () => {
    const article = "# Party\n\nPotluck A-M mains. Take option A instead. It was 5-a-side.";
    const at = (text: string) => {
      const start = article.indexOf(text) + text.length - 1;
      return { start, end: start + 1, message: "", replacements: ["AN"] };
    };
    const issues = [at("Potluck A"), at("option A"), at("5-a")];
    expect(await mistakesIn({ article, notes: article, issues, unknownWords: [] })).toEqual([]);
  });

  it("are words beside a hyphen or a slash, too", async () => {
    const article = "# Party\n\nA well-knwon band plays.";
    const start = article.indexOf("knwon");
    const issues = [{ start, end: start + 5, message: "", replacements: ["known"] }];

    expect(await mistakesIn({ article, notes: article, issues, unknownWords: [] })).toEqual([
      expect.stringContaining("(known?)"),
    ]);
  });

  it("are none where there are none", async () => {
    const request = { article: "# Bees\n\nBees fly.", notes: "bees fly" };
    expect(await mistakesIn({ ...request, issues: [], unknownWords: [] })).toEqual([]);
  });
});
