import { expect, it } from "vitest";

import { galleryNameInput } from "@/lib/creations/gallery-name-contract";

const faultOf = (name: string) =>
  galleryNameInput.safeParse({ name }).error?.issues[0]?.message ?? null;

it.each([
  ["a Persian name with a non-joiner", "علی\u200cرضا"],
  ["a joined emoji", "Ada \u{1f469}\u200d\u{1f52c}"],
  ["a joined emoji with a variation selector", "\u{1f3f3}\ufe0f\u200d\u{1f308}"],
  ["punctuation", "Ada L., at home"],
])("takes %s", (_, name) => {
  expect(faultOf(name)).toBeNull();
});

it.each([
  ["a joiner alone", "\u200d"],
  ["a joiner at the end", "Ada\u200d"],
  ["two in a row", "A\u200c\u200cda"],
  ["a turn of direction", "a\u202eb"],
  ["a zero-width space", "a\u200bb"],
])("refuses %s", (_, name) => {
  expect(faultOf(name)).toBe("Remove the invisible characters.");
});
