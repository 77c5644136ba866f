import { describe, expect, it } from "vitest";
import { rememberLast } from "@/lib/core/remember-last";

describe("rememberLast", () => {
  it("reads a text once, and another one anew", () => {
    const read: string[] = [];
    const lengthOf = rememberLast((text) => {
      read.push(text);
      return text.length;
    });

    expect(["bee", "bee", "hive", "bee"].map(lengthOf)).toEqual([3, 3, 4, 3]);
    expect(read).toEqual(["bee", "hive", "bee"]);
  });
});
