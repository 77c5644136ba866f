import { SENTENCE_END } from "@/lib/core/sentences";
import type { Paragraph } from "@/lib/documents/reader/join-paragraphs";

/** A large number with what it measures below it, as slides and reports show them side by side. */
export type Tile = { figure: string; label: string; place: number; pieces: readonly string[] };

const FIGURE =
  /^[-−+~≈]?[$€£¥]?\s?\d[\d.,]{0,14}\s?(?:%|[MKBkm]|bn|million|billion|thousand|pts?|pp|x|×|€)?(?:\/\d{1,3})?$/;
const MAX_LABEL_WORDS = 7;
const MAX_LABEL_LINES = 2;
/** One number above a short line may be anything. */
const MIN_IN_A_ROW = 2;

/**
 * Finds numbers that stand above their labels, at least two such pairs in a row.
 *
 * @returns each tile by the index of its first paragraph
 */
export function tilesOf(paragraphs: readonly Paragraph[]): Map<number, Tile> {
  const tiles = new Map<number, Tile>();
  for (let at = 0; at < paragraphs.length; ) {
    const row: [number, Tile][] = [];
    let end = at;
    for (let tile = tileAt(paragraphs, end); tile; tile = tileAt(paragraphs, end)) {
      row.push([end, tile]);
      end += tile.pieces.length;
    }
    if (row.length >= MIN_IN_A_ROW) for (const [index, tile] of row) tiles.set(index, tile);
    at = Math.max(end, at + 1);
  }
  return tiles;
}

function tileAt(paragraphs: readonly Paragraph[], at: number): Tile | undefined {
  const first = paragraphs[at];
  const figure = lineOf(first);
  const place = first?.places[0]?.place;
  if (place === undefined || !FIGURE.test(figure)) return undefined;
  const labels: string[] = [];
  for (const paragraph of paragraphs.slice(at + 1, at + 1 + MAX_LABEL_LINES)) {
    const line = lineOf(paragraph);
    const isSamePage = paragraph.places.length === 1 && paragraph.places[0]?.place === place;
    // Only what goes on in lowercase belongs to the label above it.
    const isPart = labels.length === 0 ? /^[\p{L}]/u.test(line) : /^\p{Ll}/u.test(line);
    if (!isSamePage || !isPart || !isLabel(line)) break;
    labels.push(line);
  }
  return labels.length > 0
    ? { figure, label: labels.join(" "), place, pieces: [figure, ...labels] }
    : undefined;
}

function lineOf(paragraph: Paragraph | undefined): string {
  return paragraph?.text.replace(/\s+/g, " ").trim() ?? "";
}

function isLabel(line: string): boolean {
  return (
    line.split(" ").length <= MAX_LABEL_WORDS &&
    (!SENTENCE_END.test(line) || /\b(?:vs|pts|p\.a|approx)\.$/.test(line)) &&
    !FIGURE.test(line)
  );
}
