import type { Reading } from "@/lib/illustrator/reading";

/** Where a picture may be asked to be seen from, other than from the side, as ours are. */
const VIEWPOINTS =
  /^(?:top|top-down|topdown|overhead|aerial|bird's-eye|birds-eye|bird-eye|worm's-eye|worms-eye|drone|low|low-angle|high|high-angle|back|rear|bottom|isometric|fisheye|macro)$/;
const VIEW = /^(?:view|views|angle|perspective|shot|photo|photograph|vantage)$/;
const DIRECTIONS = /^(?:above|below|overhead|behind|underneath)$/;
/** What leads to a direction: "seen from above". */
const SEEN = /^(?:seen|viewed|view|shot|looking|photographed|drawn|shown|picture|image)$/;

/**
 * Reads a view that isn't drawn, such as "top view" or "seen from above", and names it.
 *
 * @returns the index of the word after it; undefined when there is none
 */
export function readView({ words, scene }: Reading, at: number): number | undefined {
  const end = endOfView(words, at) ?? endOfDirection(words, at);
  if (end !== undefined) scene.missing.push(words.slice(at, end).join(" "));
  return end;
}

function endOfView(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  const isEye = /^(?:bird's|birds|bird|worm's|worms)$/.test(word) && words[at + 1] === "eye";
  const isDown = word === "top" && words[at + 1] === "down";
  if (!isEye && !VIEWPOINTS.test(word)) return undefined;
  const first = at + (isEye || isDown ? 2 : 1);
  let end = first;
  // "Low angle shot" is one.
  while (VIEW.test(words[end] ?? "")) end += 1;
  const isView = end > first || isEye || word === "top-down" || word === "bird's-eye";
  return isView ? end : undefined;
}

/** "From above" at the end of a phrase is how the whole is seen; rain falls from above a house. */
function endOfDirection(words: readonly string[], at: number): number | undefined {
  if (words[at] !== "from" || !DIRECTIONS.test(words[at + 1] ?? "")) return undefined;
  const isOver = !/^\p{L}/u.test(words[at + 2] ?? "");
  return SEEN.test(words[at - 1] ?? "") || isOver ? at + 2 : undefined;
}
