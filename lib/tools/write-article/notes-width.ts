import { kindOf } from "@/lib/tools/write-article/notes-lines";
import { MARGINS } from "@/lib/tools/write-article/notes-margins";

/** How far a line may end before the margin because the next word didn't fit. */
const RAGGED = 12;

/** The width of notes whose lines were broken at one: several had no room for the next one's first word. */
export function marginOf(lines: readonly string[]): number | undefined {
  const texts = lines.map((line) => (kindOf(line) === "text" ? line.trim() : ""));
  const widest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const full = texts.filter((text, at) => {
    const [word = ""] = texts[at + 1]?.split(/\s/, 1) ?? [];
    const isFull = text.length >= widest - RAGGED && text.length + 1 + word.length > widest;
    return text !== "" && word !== "" && isFull;
  });
  return full.length >= 3 && widest >= MARGINS.min && widest <= MARGINS.max ? widest : undefined;
}
