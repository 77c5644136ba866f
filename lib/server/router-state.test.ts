import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { expect, it } from "vitest";

import { isRouterState } from "@/lib/server/router-state";

function canBeRead(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

function nested(levels: number): string {
  return `${'["",{"a":'.repeat(levels)}["",{}]${"}]".repeat(levels)}`;
}

const READABLE = [
  '["",{}]',
  '["",{"children":["ai",{"children":["__PAGE__",{},null,null]}]},null,"refetch"]',
  '["",{"children":[["slug","a","d",null],{"children":["__PAGE__?{}",{}]}]},["/a","/b"],null,1,"x"]',
  '["",{"children":[["rest","a/b","oc",["c"]],{}]},null,"metadata-only",null]',
  nested(50),
].map(encodeURIComponent);

const FAULTY = [
  "",
  "%",
  "[%22%22]x",
  ...[
    ...['""', "null", "{}", "[]", '[""]', "[1,{}]", '["",null]', '["",5]', '["",{"children":[]}]'],
    ...['["",{"children":"ai"}]', '["",{"children":["ai"]}]', '["",{},"/a"]', '["",{},["/a"]]'],
    ...['["",{},null,"other"]', '["",{},null,null,"1"]', '["",{},null,null,1,null]'],
    ...['[["a","b","z",null],{}]', '[["a","b","d"],{}]', '["",{},null,null,1,"x",2]'],
    `["${"x".repeat(40_000)}",{}]`,
    nested(3_000),
  ].map(encodeURIComponent),
];

it.each(READABLE)("accepts what Next reads: %.60s", (header) => {
  expect(canBeRead(header)).toBe(true);
  expect(isRouterState(header)).toBe(true);
});

it.each(FAULTY)("refuses what Next fails for: %.60s", (header) => {
  expect(canBeRead(header)).toBe(false);
  expect(isRouterState(header)).toBe(false);
});
