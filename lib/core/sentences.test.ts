import { describe, expect, it, vi } from "vitest";

import { splitOpenProse, splitSentences } from "@/lib/core/sentences";

describe("splitSentences", () => {
  it.each([
    [
      "Dr. Smith keeps bees, e.g. carpenter bees. They sing!",
      ["Dr. Smith keeps bees, e.g. carpenter bees.", "They sing!"],
    ],
    ["• Honey is sweet.", ["Honey is sweet."]],
    ["We take option B. Option A leaks.", ["We take option B.", "Option A leaks."]],
    ["Eggs have vitamin B. Smith said so.", ["Eggs have vitamin B.", "Smith said so."]],
    ["Option B. Smith wrote it.", ["Option B. Smith wrote it."]],
    ["蜂は踊る。花は咲く。", ["蜂は踊る。", "花は咲く。"]],
    [
      "The tenant must give notice by Nov. 1. Otherwise it renews.",
      ["The tenant must give notice by Nov. 1.", "Otherwise it renews."],
    ],
    [
      "The meeting is on Monday, Oct. 12. Please bring your badge.",
      ["The meeting is on Monday, Oct. 12.", "Please bring your badge."],
    ],
    ["It opens in Jan. The rent is due then.", ["It opens in Jan.", "The rent is due then."]],
    ["The director is Lt. Col. James Brown.", ["The director is Lt. Col. James Brown."]],
    [
      "Gen. Lee met Sen. O’Hara and Rev. Ann Poe on Mt. Hood. He left.",
      ["Gen. Lee met Sen. O’Hara and Rev. Ann Poe on Mt. Hood.", "He left."],
    ],
    ["We asked the Gov. He said so.", ["We asked the Gov.", "He said so."]],
    ["She leads the Ph.D. Program. It is new.", ["She leads the Ph.D. Program.", "It is new."]],
    ["She has a Ph.D. She teaches.", ["She has a Ph.D.", "She teaches."]],
    [
      "Come at 9 a.m. Monday or at 5 p.m. EST. Call us.",
      ["Come at 9 a.m. Monday or at 5 p.m. EST.", "Call us."],
    ],
    ["Pickup is at 5 p.m. Oct. 3. Call us.", ["Pickup is at 5 p.m. Oct. 3.", "Call us."]],
    ["We close at 5 p.m. Call us.", ["We close at 5 p.m.", "Call us."]],
    ["We close at 5 p.m. Monday is a holiday.", ["We close at 5 p.m.", "Monday is a holiday."]],
    [
      "Write to 12 Main Ave. Apt. 4 or 3 Oak Rd. Springfield, IL 62701. Thanks.",
      ["Write to 12 Main Ave. Apt. 4 or 3 Oak Rd. Springfield, IL 62701.", "Thanks."],
    ],
    [
      "The office is on Fifth Ave. The door is red.",
      ["The office is on Fifth Ave.", "The door is red."],
    ],
    ["The answer is no. We will refund you.", ["The answer is no.", "We will refund you."]],
    [
      "See No. 5 and nos. 7. Policy No. AB-12 lapsed.",
      ["See No. 5 and nos. 7.", "Policy No. AB-12 lapsed."],
    ],
    ["Das ist z.B. Nr. 5. Es ist neu.", ["Das ist z.B. Nr. 5.", "Es ist neu."]],
  ])("splits %j", (paragraph, sentences) => {
    expect(splitSentences(paragraph)).toEqual(sentences);
  });

  it.each(["a", "b c", "Stop!", "Really?!", "Honey is sweet", "See figure 3, too."])(
    "reads no further in %j, which has no mark that may end another one",
    (line) => {
      const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
      const sentences = splitSentences(line);
      const { length } = segment.mock.calls;
      segment.mockRestore();

      expect(sentences).toEqual([line]);
      expect(length).toBe(0);
    },
  );

  it.each([
    ["蜂が踊る。花が咲く", 2],
    ["कमल खिला। वह गया", 2],
    ["One…two", 1],
    ["Really?! Yes", 2],
    ["One\u0085Two", 2],
    ["a".repeat(9_000), 3],
    [" ", 0],
    ["", 0],
  ])("finds as many sentences as there are in %j", (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });

  it("cuts abbreviations in an endless row, so that its caller can pause", () => {
    const longest = Math.max(...splitSentences("A. ".repeat(10_000)).map(({ length }) => length));

    expect(longest).toBeLessThan(10_000);
  });
});

describe("splitOpenProse", () => {
  it.each([
    ["Bees dance. They si", ["Bees dance."], "They si"],
    ["Bees dance. They sing.", ["Bees dance.", "They sing."], ""],
    ["Bees dance for Dr.", [], "Bees dance for Dr."],
    ["It is due. Pay by Nov.", ["It is due."], "Pay by Nov."],
    ["", [], ""],
  ])("keeps what is unfinished of %j", (prose, sentences, rest) => {
    expect(splitOpenProse(prose)).toEqual({ sentences, rest });
  });
});
