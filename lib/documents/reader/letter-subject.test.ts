import { expect, it } from "vitest";

import { letterSubject } from "@/lib/documents/reader/letter-subject";

it.each([
  [
    "Hollins & Wray\nOur ref: HW/2\nDear Mrs Penhaligon,\nBoundary at Rose Cottage\n\nThank you for your letter of 27 May.",
  ],
  ["Dear Mrs Penhaligon,\n\nBoundary at Rose Cottage\n\nThank you for your letter of 27 May."],
  ["Re: Boundary at Rose Cottage\n\nDear Mrs Penhaligon:\n\nThank you for your letter."],
  ["Dear Sir or Madam\n\nRE: Boundary at Rose Cottage\n\nThank you for your letter."],
])("finds what a letter is about", (letter) => {
  expect(letterSubject(letter)).toBe("Boundary at Rose Cottage");
});

it.each([
  ["Dear Ana,\n\nThank you for your letter of 27 May.\n\nYours, Jo"],
  ["Dear Ana,\nthank you for your letter of 27 May\nand for the map."],
  ["Dear Ana,\n\nJo"],
  [
    "Dear Lord, it was cold on the moor that day.\n\nThe Moor\n\nWe had walked for nine hours before we saw it.",
  ],
  ["Boundary at Rose Cottage\n\nThe hedge belongs to the cottage."],
  [""],
])("finds nothing where no line says so: %j", (text) => {
  expect(letterSubject(text)).toBeUndefined();
});
