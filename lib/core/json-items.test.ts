import { describe, expect, it } from "vitest";

import { completeItems, itemsAsList } from "@/lib/core/json-items";

describe("completeItems", () => {
  it.each([
    ['["one", "two"]', ["one", "two"]],
    ['[ "a, \\"b\\" ]", {"c": [1, "]"]}, 3 ] and more', ['a, "b" ]', { c: [1, "]"] }, 3]],
    ['["one", "tw', ["one"]],
    ['["one", {"a": 1', ["one"]],
    ["[]", []],
    ["no list", []],
    ['["bad \u0001", "good"]', ["good"]],
  ])("reads %j", (json, items) => {
    expect(completeItems(json)).toEqual(items);
  });

  it("makes a numbered list of what is complete", () => {
    expect(itemsAsList('["One\\ntitle", 2, "Another", "brok')).toBe("1. One title\n2. Another\n");
  });
});
