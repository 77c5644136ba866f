import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { LengthHint } from "@/components/tools/write-article-length-hint";
import { engineRow } from "@/tests/support/engine-row";

const DRAFT = engineRow({ source: "built-in", wordsPerGo: 800 });
const DOWNLOADED = engineRow({ source: "downloaded", wordsPerGo: 400 });

function hint(writer = DRAFT, length = 1600, { hasNotes = false, hasSource = false } = {}): string {
  const props = { writer, length, hasNotes, hasSource };
  return renderToStaticMarkup(<LengthHint {...props} />);
}

it("says of any model that meets the time limit how many rounds an article takes", () => {
  expect(hint()).toContain("A Long article takes about two rounds with this model: when it stops");
  expect(hint(DOWNLOADED, 800)).toContain("A Short article takes about two rounds");
  expect(hint(DOWNLOADED, 1200)).toContain("A Medium article takes about three rounds");
  expect(hint(engineRow({ source: "downloaded", wordsPerGo: 90 }))).toContain("several rounds");
});

it("says nothing where one round is enough, or where nobody knows", () => {
  expect(hint(DRAFT, 1200)).toBe("");
  expect(hint(engineRow({ source: "downloaded", wordsPerGo: 1_700 }))).toBe("");
  expect(hint(engineRow({ source: "own-key" }))).toBe("");
});

it("says that the draft model makes no more of notes than they are, unlike the others", () => {
  expect(hint(DRAFT, 800, { hasNotes: true })).toContain("as long as your notes");
  expect(hint(DRAFT, 1600, { hasNotes: true, hasSource: true })).toBe("");
  expect(hint(DOWNLOADED, 800, { hasNotes: true, hasSource: true })).toContain("two rounds");
});
