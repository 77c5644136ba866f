import { describe, expect, it } from "vitest";
import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";

describe("TIME_OF_DAY", () => {
  const named = new RegExp(TIME_OF_DAY, "i");

  it.each(["The ferry leaves at 8:15.", "16.00 Back at school", "from 9 a.m. on", "until noon"])(
    "finds one in: %s",
    (text) => {
      expect(text).toMatch(named);
    },
  );

  it.each(["A ticket is €12.75.", "Take bus 15 at noonday.", "12.505 tons"])(
    "finds none in: %s",
    (text) => {
      expect(text).not.toMatch(named);
    },
  );
});
