import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { RecordedRequest } from "./record-requests";
import { LETTERS, typedTexts } from "./typed-texts";

/** A log that quotes a long text may cut it, so long ones are looked for in pieces. */
const PIECE_CHARACTERS = 24;
const MAX_PIECES = 40;
/** What stands in our own sources, the server may log by itself. */
const SOURCES = ["app", "components", "db", "lib"];
/** The salt and the beginning of the key: a log may cut a hash, which stands in no request. */
const PASSWORD_HASH = /[\da-f]{32}:[\da-f]{24}/i;

export type LogCheck = {
  requests: number;
  /** Different texts, names and tokens that requests carried. */
  texts: number;
  lines: number;
  /** Of those texts, and of hashes of passwords, what stands in a log, with the beginning of its line. */
  found: { text: string; line: string }[];
};

/**
 * Looks in every log of a run for everything that its requests carried, and for hashes of passwords.
 *
 * @param recorded a folder that `record-requests.ts` wrote
 * @param logs a folder of what the servers printed
 */
export function findInLogs(recorded: string, logs: string): LogCheck {
  const requests = readLines(recorded);
  const texts = new Set(requests.flatMap((line) => typedTexts(parseRequest(line))));
  const lines = readLines(logs);
  const haystack = lines.flatMap(spellings).join("\n");
  const own = SOURCES.flatMap(readSources).join("\n");
  const pieces = [...new Set([...texts].flatMap(piecesOf))];
  const found = pieces
    .filter((piece) => haystack.includes(piece) && !own.includes(piece))
    .map((text) => {
      const line = lines.find((one) => spellings(one).some((spelled) => spelled.includes(text)));
      return { text, line: line?.slice(0, 300) ?? "" };
    });
  const hashes = lines
    .filter((line) => spellings(line).some((spelled) => PASSWORD_HASH.test(spelled)))
    .map((line) => ({ text: "a password's hash", line: line.slice(0, 300) }));
  const counts = { requests: requests.length, texts: texts.size, lines: lines.length };
  return { ...counts, found: [...found, ...hashes] };
}

/**
 * Why the logs of a run weren't found clean; none when they were.
 *
 * @param isWhole set when all tests ran; a few may send nothing to look for
 */
export function faultsOf(
  { found, ...counts }: LogCheck,
  { isWhole }: { isWhole: boolean },
): string[] {
  const needed = isWhole
    ? (["requests", "texts", "lines"] as const)
    : (["requests", "lines"] as const);
  return [
    ...needed
      .filter((name) => counts[name] === 0)
      .map((name) => `The run left no ${name}, so its logs were not checked.`),
    ...found.map(({ text, line }) => `"${text}" is in the log: ${line}`),
  ];
}

/** A line as it is, and the texts in it without JSON's escapes. */
function spellings(line: string): string[] {
  try {
    const texts: string[] = [];
    JSON.parse(line, (_key, value: unknown) => {
      if (typeof value === "string") texts.push(value);
      return value;
    });
    return [line, ...texts];
  } catch {
    return [line];
  }
}

function piecesOf(text: string): string[] {
  if (text.length <= PIECE_CHARACTERS) return [text, encodeURIComponent(text)];
  const count = Math.min(MAX_PIECES, Math.floor(text.length / PIECE_CHARACTERS));
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * PIECE_CHARACTERS, (index + 1) * PIECE_CHARACTERS),
  ).filter((piece) => piece.trim().length > PIECE_CHARACTERS / 2 && LETTERS.test(piece));
}

function parseRequest(line: string): RecordedRequest {
  return JSON.parse(line) as RecordedRequest; // Safe: `record-requests.ts` wrote it.
}

function readLines(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line !== "");
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
