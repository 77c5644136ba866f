import { expect, it } from "vitest";

import { leftOut } from "@/components/images/image-drop";

const filesOf = (...names: string[]) => names.map((name) => new File([], name));

it.each([
  [["notes.txt"], "notes.txt isn't an image, so it was left out."],
  [["notes.txt", "a.pdf"], "notes.txt and a.pdf aren't images, so they were left out."],
  [
    ["1.txt", "2.txt", "3.txt", "4.txt", "5.txt"],
    /^1\.txt, 2\.txt, 3\.txt, and 2 more aren't images/,
  ],
])("names what was chosen together with images: %j", (names, told) => {
  expect(leftOut(filesOf(...names))).toMatch(told);
});
