import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";

/** Our own sources without the tests, which also hold other people's words. */
const sources = ["app", "components", "db", "lib"]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path));

describe("words", () => {
  it.each([["apostrophes are straight", /\p{L}’/u]])("%s", (_rule, wrong) => {
    expect(sources.flatMap((path) => linesWith(path, wrong))).toEqual([]);
  });
});

/** Lines of a file that match, as "file:line: text". */
function linesWith(path: string, wrong: RegExp): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}
