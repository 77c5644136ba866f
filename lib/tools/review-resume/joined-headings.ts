import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

const MAX_PIECES = 7;

/** A heading whose letters are set so far apart that it reads "PRO FI LE", as it is meant; any other text as it stands. */
export function joinedHeading(text: string): string {
  const pieces = text.trim().split(/\s+/);
  const isApart =
    pieces.length >= 2 && pieces.length <= MAX_PIECES && /^[\p{Lu}\s&:]+$/u.test(text);
  if (!isApart || sectionOfTitle(text)) return text;
  return joinsOf(pieces).find((joined) => sectionOfTitle(joined)) ?? text;
}

/** All ways to join neighbors, those with the most joined first: "WORKHISTORY", then "WORK HISTORY". */
function joinsOf(pieces: readonly string[]): string[] {
  const ways = pieces.reduce<string[]>(
    (before, piece) =>
      before.length === 0
        ? [piece]
        : before.flatMap((start) => [`${start}${piece}`, `${start} ${piece}`]),
    [],
  );
  return ways.toSorted((one, other) => one.length - other.length);
}
