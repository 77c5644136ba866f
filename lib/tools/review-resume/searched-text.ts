import { hasNameOfSoftware } from "@/lib/tools/review-resume/doubtful-names";
import {
  bareName,
  containsTerm,
  hasOption,
  isAbbreviated,
  isSaidInOneLine,
  nameOfSoftware,
  searchable,
} from "@/lib/tools/review-resume/find-term";
import { formsOfStandard } from "@/lib/tools/review-resume/kept-together";
import {
  drivingLicenseIn,
  plainLicense,
  registrationOf,
  saysRegistered,
} from "@/lib/tools/review-resume/licenses";
import { hasCredential, hasOtherName } from "@/lib/tools/review-resume/other-names";

/** A résumé's lines as written and as terms are looked for in them. */
export type SearchedText = {
  raw: string;
  rawLines: readonly string[];
  lines: string[];
  whole: string;
};

/**
 * Prepares lines for `isIn`, in turns.
 *
 * @param before what they were before some of them changed
 */
export async function textOf(
  raw: readonly string[],
  pause: () => Promise<void> | undefined,
  before?: SearchedText,
): Promise<SearchedText> {
  const lines: string[] = [];
  for (const [at, line] of raw.entries()) {
    const turn = pause();
    if (turn) await turn;
    const same = line === before?.rawLines[at] ? before.lines[at] : undefined;
    lines.push(same ?? searchable(line));
  }
  return joined(raw, lines);
}

/** Prepares a few lines for `isIn`. */
export function textOfLines(raw: readonly string[]): SearchedText {
  return joined(raw, raw.map(searchable));
}

function joined(rawLines: readonly string[], lines: string[]): SearchedText {
  const whole = ` ${lines.flatMap((line) => line.trim() || []).join(" ")} `;
  return { raw: rawLines.join("\n"), rawLines, lines, whole };
}

/** Whether a text has a term: as it stands, abbreviated or written out, by another name, or in one line. */
export function isIn({ raw, rawLines, lines, whole }: SearchedText, term: string): boolean {
  const bare = bareName(term);
  const software = nameOfSoftware(term);
  return (
    containsTerm(whole, term) ||
    (bare !== undefined && containsTerm(whole, bare)) ||
    (software !== undefined && hasNameOfSoftware(raw, software)) ||
    isGendered(whole, term) ||
    formsOfStandard(term).some((form) => containsTerm(whole, form)) ||
    hasOption(whole, term) ||
    isAbbreviated(raw, term) ||
    hasOtherName(raw, term) ||
    hasCredential(rawLines, term) ||
    hasLicense(raw, whole, term) ||
    isSaidInOneLine(lines, term)
  );
}

/** "Krankenpfleger" or "Krankenpflegerin" for "Krankenpfleger/in". */
function isGendered(whole: string, term: string): boolean {
  const name = /^(.+)\/-?in$/u.exec(term)?.[1];
  return name !== undefined && [name, `${name}in`].some((form) => containsTerm(whole, form));
}

function hasLicense(text: string, searched: string, term: string): boolean {
  const name = registrationOf(term);
  if (name !== undefined && isRegistered(text, name)) return true;
  const plain = plainLicense(term);
  if (plain === undefined) return false;
  // "No driving license" has its words as well.
  const isToDrive = /(?<!\p{L})driv/iu.test(plain);
  return isToDrive ? drivingLicenseIn(text, term)?.isAll === true : containsTerm(searched, plain);
}

/** "Registered with the NMC" for "NMC registration". */
function isRegistered(text: string, name: string): boolean {
  return text
    .split("\n")
    .some(
      (line) =>
        saysRegistered(line) &&
        (containsTerm(searchable(line), name) ||
          isAbbreviated(line, name) ||
          hasOtherName(line, name)),
    );
}
