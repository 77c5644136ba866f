import { describe, expect, it } from "vitest";

import { fewerWordsNotices } from "@/lib/tools/write-article/document-notices";

describe("the notice that an article of a document is short", () => {
  const covered = {
    sentences: [],
    isByNotes: false,
    without: [],
    leavesNothing: false,
    notFound: [],
    notUnderstood: [],
    isNamed: () => false,
  };

  it.each([
    [true, undefined, ", because the document has no more sentences"],
    [false, undefined, ""],
    [true, { ...covered, isByNotes: true }, ", because no more of the document was found on"],
    [true, { ...covered, without: ["costs"] }, ", because your notes leave out the rest"],
    [false, { ...covered, isByNotes: true }, ""],
  ])("gives a reason only where it's known: %s", (hasAll, chosen, why) => {
    const [notice = ""] = fewerWordsNotices(800, "Two words.", { hasAll, covered: chosen });
    expect(notice).toMatch(/^It's shorter than you chose: 2 words instead of [\d,]+/);
    expect(notice.replace(/^.*?instead of [\d,]*\d/, "").startsWith(why || ".")).toBe(true);
  });
});
