import { describe, expect, it } from "vitest";
import { withoutWrongCorrections } from "@/lib/tools/review-resume/wrong-corrections";

function keeps(text: string, word: string, ...replacements: string[]): boolean {
  const start = text.indexOf(word);
  const issue = { line: 0, start, end: start + word.length, message: "Look at it.", replacements };
  return withoutWrongCorrections([issue], [text]).length === 1;
}

describe("withoutWrongCorrections", () => {
  it.each([
    ["Cultured S. aureus from swabs", "aureus", "au reus"],
    ["Bred C. elegans for the course", "elegans", "elegant"],
    ["Treated C. difficile", "difficile", "difficult"],
    ["Led onboarding", "onboarding", "on boarding"],
    ["Grew Arabidopsis thaliana under glass", "thaliana", "Italiana"],
    ["Studied Daphnia magna in ponds", "magna", "manga"],
    ["Ran a wayfinding study", "wayfinding", "way finding"],
    ["Reported to J. Hale", "J", "I"],
  ])("drops that of “%s”", (text, word, better) => {
    expect(keeps(text, word, better)).toBe(false);
  });

  it.each([
    ["Helped alot of guests", "alot", "a lot"],
    ["Kept the calander of the club", "calander", "calendar"],
    ["Met with Anna recieving orders", "recieving", "receiving"],
    ["Served every one of them", "every one", "everyone"],
    ["Won U.S. goverment contracts", "goverment", "government"],
    ["Taught as a Ph.D. canidate", "canidate", "candidate"],
    ["Worked forthe city", "forthe", "for the"],
    ["Sent thankyou notes", "thankyou", "thank you"],
    ["Kept it open eventhough it snowed", "eventhough", "even though"],
    ["Moved becauseof work", "becauseof", "because of"],
    ["Wrote the adress list", "adress", "address", "ad ress"],
  ])("keeps that of “%s”", (text, word, ...better) => {
    expect(keeps(text, word, ...better)).toBe(true);
  });
});
