import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";

it("reads back what it wrote", () => {
  const place = { rank: Date.now(), id: uuidv7() };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

it("refuses a time that the database can't read", () => {
  const cursor = encodeCursor({ rank: 999_999_999_999_999, id: uuidv7() });
  expect(() => decodeCursor(cursor)).toThrow("That cursor isn't valid.");
});
