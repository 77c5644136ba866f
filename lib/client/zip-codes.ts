"use client";

import papa from "papaparse";

import type { MadeRow } from "@/lib/client/make-codes";
import { saveZip } from "@/lib/client/zip-results";
import { uniqueFileName } from "@/lib/export/unique-file-name";
import { describeText } from "@/lib/tools/qr-generator/describe";
import type { ListRow } from "@/lib/tools/qr-generator/read-list";

const MANIFEST = "manifest.csv";
/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Names the files of a list, and tells of every line what became of it.
 *
 * @param left rows that weren't made, with or without a fault of their own
 * @returns contents by file name; `manifest.csv` lists the lines in order
 */
export function filesOfCodes(
  made: readonly MadeRow[],
  left: readonly ListRow[],
): Record<string, Uint8Array> {
  const taken = new Set([MANIFEST]);
  const contents: Record<string, Uint8Array> = {};
  const lines = made.map(({ code, ...row }) => {
    if ("fault" in code) return { ...row, file: "", result: code.fault };
    const title = row.name || describeText(row.text);
    const file = uniqueFileName(title, code.png === undefined ? "svg" : "png", taken);
    contents[file] = bytesOf(code);
    return { ...row, file, result: code.warning ?? "Scanned" };
  });
  const others = left.map((row) => ({ ...row, file: "", result: row.fault ?? "Not made" }));
  contents[MANIFEST] = manifestOf(
    [...lines, ...others].sort((one, other) => one.line - other.line),
  );
  return contents;
}

/** Saves a list's codes and its manifest as one ZIP. */
export async function zipCodes(made: readonly MadeRow[], left: readonly ListRow[]): Promise<void> {
  await saveZip(filesOfCodes(made, left), "qr-codes");
}

type ManifestLine = ListRow & { file: string; result: string };

function manifestOf(lines: readonly ManifestLine[]): Uint8Array {
  const csv = papa.unparse(
    lines.map(({ file, name, text, line, result }) => ({
      file,
      name,
      content: text,
      line,
      result,
    })),
    // Spreadsheets would run a text that begins like a formula; `true` leaves out those with a line end.
    { escapeFormulae: /^[=+\-@\t\r]/ },
  );
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${csv}\r\n`);
}

function bytesOf({ png, svg = "" }: { png?: string | undefined; svg?: string | undefined }) {
  if (png === undefined) return new TextEncoder().encode(svg);
  return Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
}
