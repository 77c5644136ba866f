import { smallest } from "@/lib/core/extremes";

/** How a QR code holds a text: ISO/IEC 18004:2015, section 7.4. Shared by browser and server. */

const MODES = ["numeric", "alphanumeric", "byte"] as const;

/** A run of characters in one mode. */
export type Segment = { mode: (typeof MODES)[number]; data: string };

/** Bits of a segment's mode and length in the largest codes, of versions 27 to 40. */
const HEADER_BITS = [18, 17, 20];
/** Bits come in sixths, because three digits share ten bits, and two characters eleven. */
const SIXTHS = 6;
const DIGIT_SIXTHS = 20;
const CHARACTER_SIXTHS = 33;
const BYTE_SIXTHS = 48;

/** Splits a text into the segments that take the fewest bits in the largest codes, and counts those bits. */
export function segmentText(text: string): { segments: Segment[]; bits: number } {
  const characters = [...text];
  let ends = MODES.map(() => Number.POSITIVE_INFINITY);
  const before = characters.map((character, at) => {
    const last = at === 0 ? 0 : smallest(ends);
    const cheapest = ends.indexOf(last);
    const begun = SIXTHS * Math.ceil(last / SIXTHS);
    const starts = HEADER_BITS.map((bits) => begun + SIXTHS * bits);
    const from = starts.map((start, mode) =>
      at > 0 && (ends[mode] ?? 0) <= start ? mode : cheapest,
    );
    const costs = costsOf(character);
    ends = starts.map((start, mode) => Math.min(start, ends[mode] ?? 0) + (costs[mode] ?? 0));
    return from;
  });
  const sixths = characters.length > 0 ? smallest(ends) : 0;
  const bits = Math.ceil(sixths / SIXTHS);
  return { segments: joinBackwards(characters, before, ends.indexOf(sixths)), bits };
}

const NEVER = Number.POSITIVE_INFINITY;
const COSTS_OF_DIGIT = [DIGIT_SIXTHS, CHARACTER_SIXTHS, BYTE_SIXTHS];
const COSTS_OF_CHARACTER = [NEVER, CHARACTER_SIXTHS, BYTE_SIXTHS];
const COSTS_OF_BYTES = [0, 1, 2, 3, 4].map((bytes) => [NEVER, NEVER, bytes * BYTE_SIXTHS]);

/** Sixths of a bit that a character takes in each mode. */
function costsOf(character: string): readonly number[] {
  if (character >= "0" && character <= "9") return COSTS_OF_DIGIT;
  const isCharacter = (character >= "A" && character <= "Z") || " $%*+-./:".includes(character);
  return isCharacter ? COSTS_OF_CHARACTER : (COSTS_OF_BYTES[bytesOf(character)] ?? []);
}

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point <= 0x7f) return 1;
  if (point <= 0x7ff) return 2;
  return point <= 0xffff ? 3 : 4;
}

/** @param before for each character and its mode, the mode of the character before it */
function joinBackwards(
  characters: readonly string[],
  before: readonly (readonly number[])[],
  lastMode: number,
): Segment[] {
  const segments: Segment[] = [];
  let mode = lastMode;
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const [first] = segments;
    const name = MODES[mode] ?? "byte";
    if (first?.mode === name) first.data = `${characters[at]}${first.data}`;
    else segments.unshift({ mode: name, data: characters[at] ?? "" });
    mode = before[at]?.[mode] ?? mode;
  }
  return segments;
}
