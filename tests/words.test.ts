import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";

/** Our own sources without the tests, which also hold other people's words. */
const sources = ["app", "components", "db", "lib"]
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path));

/** Word lists and rules that know both spellings, because people type both, the title of a British paper, and a name in MCP. */
const BOTH_SPELLINGS =
  /^lib\/(illustrator\/(color|setting-words|function-words)|core\/american-spelling|documents\/reader\/same-word-groups|tools\/review-resume\/(verbs|match-job|common-job-words)|vision\/apply-matte|programs\/mcp\/server)\.ts$/;
const BRITISH =
  /\b(?:(?:(?:water)?col|fav|behavi|flav|harb|hon|lab|neighb)our|catalogue|centre|grey|licence|metre|cancelled|labelled(?!by)|analys(?:e|ing)|(?:author|categor|custom|initial|maxim|minim|normal|optim|organ|priorit|real|recogn|summar|util)is(?:e|ing|ation))/i;

describe("words", () => {
  it("has straight apostrophes", () => {
    expect(sources.flatMap((path) => linesWith(path, /\p{L}’/u))).toEqual([]);
  });

  it("has American spelling", () => {
    const checked = sources.filter((path) => !BOTH_SPELLINGS.test(path));
    expect(checked.flatMap((path) => linesWith(path, BRITISH))).toEqual([]);
  });
});

/** Lines of a file that match, as "file:line: text". */
function linesWith(path: string, wrong: RegExp): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}
