import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import ts from "typescript";
import { expect, it } from "vitest";

/** Folders whose modules read untrusted text on the server's event loop. Those that read pages do it in worker processes. */
const FOLDERS = ["captions", "core", "documents", "drafting", "registry", "tools"];
/** What repeats in a pattern without a limit. */
const REPEATS = /[*+]|\{\d+,\}/;

/** Where no text may be long on the server, and why. */
const OTHERS: Record<string, string> = {
  "lib/tools/generate-images/service.ts": "words of a description",
  "lib/tools/generate-images/not-drawn-notice.ts": "words of a description",
  "lib/tools/remove-object/object-names.ts": "an object's name of at most 50 characters",
  "lib/tools/remove-object/which-object.ts": "an object's name of at most 50 characters",
  "lib/tools/qr-generator/":
    "what a code has room for; its forms and lists are read in the browser",
};

it("the tests of linear time reach every module that reads text with patterns that repeat", () => {
  const tests = listFiles("tests").filter((path) => /^tests\/linear-time.*\.test\.ts$/.test(path));
  const reached = new Set(tests.flatMap((path) => [...reachedFrom(path)]));
  const modules = FOLDERS.flatMap((folder) => listFiles(`lib/${folder}`)).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && hasRepeatingPattern(path),
  );
  const isOther = (path: string) => Object.keys(OTHERS).some((other) => path.startsWith(other));
  expect(modules.filter((path) => !reached.has(path) && !isOther(path))).toEqual([]);
});

/**
 * `\W` and `\b` know the letters of ASCII only, with the flag u as well: "漢" is both `\W` and `\p{L}`, and "éa" has a `\b`
 * between its letters. What may be split between two repetitions, or begin at each letter, takes the square of its length.
 */
const LETTERS_OF_BOTH = [
  /\\p\{L.*\\W(?:[*+]|\{\d+,\})|\\W(?:[*+]|\{\d+,\}).*\\p\{L/s,
  /\\b(?:\((?:\?:|\?<\w+>)?)*(?:\\p\{L\w?\}|\[(?!\^)[^\]]*\\p\{L\w?\}[^\]]*\])(?:[*+]|\{\d+,\})/,
];

it("no pattern takes letters outside ASCII for letters and for what is between words", () => {
  const modules = listFiles("lib").filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const patterns = modules.flatMap((path) => patternsOf(parse(path)));
  expect(patterns.length).toBeGreaterThan(1_000);
  expect(patterns.filter((text) => LETTERS_OF_BOTH.some((one) => one.test(text)))).toEqual([]);
});

/** Patterns as they are written, and texts of which some are made. */
function patternsOf(node: ts.Node): string[] {
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...patternsOf(child)));
  const isPattern =
    ts.isRegularExpressionLiteral(node) || ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
  return isPattern ? [node.getText(), ...inner] : inner;
}

function hasRepeatingPattern(path: string): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isRegularExpressionLiteral(node) && REPEATS.test(node.text)) ||
    (ts.isNewExpression(node) && node.expression.getText() === "RegExp") ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(parse(path));
}

/** A file and what it imports, and what that imports. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const statement of parse(path).statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const own = statement.moduleSpecifier.getText().replace(/^"@\/(.+)"$/, "$1.ts");
    if (existsSync(own)) reachedFrom(own, reached);
  }
  return reached;
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path));
}
