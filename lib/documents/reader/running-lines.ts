import {
  hasReference,
  isAboveRow,
  isPageNumber,
  namesPage,
  runningKeys,
  withoutPageNumber,
} from "@/lib/pdf/running-key";

/** A page with its lines; those of a row have tabs. */
export type PageLines = { place: number; lines: readonly string[] };

/** Lines at the edge of a page that may be a header or a footer. */
const EDGE = 2;
const MAX_RUNNING_CHARACTERS = 120;
const LEAST_HEADINGS = 3;
/** A number that nothing says what it is. */
const LONE = /^\W?\d+\W?$/;
/** So short a line without an end, or with a colon, may say what the next one is. */
const LABEL = /^[^.!?]{1,30}$|:\s?$/;

type EdgeLine = { place: number; index: number; line: string; isTop: boolean; isRow: boolean };

/**
 * The headers, footers and page numbers of a document whose lines nobody knows the places of on the page: what repeats at its
 * edges, but for the number of the page. A row of a table is none, nor is what ends in an amount.
 *
 * @param headings an agenda names them, too, so more pages than two must repeat one
 * @returns the indexes of such lines by page
 */
export function runningLines(
  pages: readonly PageLines[],
  headings: ReadonlySet<string>,
): Map<number, Set<number>> {
  const edges = pages.flatMap(edgesOf);
  const running = new Map(pages.map(({ place }) => [place, new Set<number>()]));
  const numbers = edges.filter(({ line }) => /\d/.test(line) && isPageNumber(line));
  const steps = countsOf(numbers, ({ place, line }) => [`${numberOf(line) - place}`]);
  for (const { place, index, line } of numbers)
    if (!LONE.test(line) || isInStep(numberOf(line) - place, steps)) running.get(place)?.add(index);
  if (pages.length < 2) return running;
  const keysOf = ({ line, place }: EdgeLine) => runningKeys(line, place).map(({ key }) => key);
  const lines = edges.filter(({ line, isRow }) => !isRow && !isPageNumber(line));
  const counts = countsOf(lines, keysOf);
  const titles = new Set([...headings].flatMap((line) => runningKeys(line, 0)[0]?.key ?? []));
  const usual = Math.ceil(pages.length / 3);
  for (const { place, index, line, isTop } of lines) {
    const isRepeated = runningKeys(line, place).some(({ key, least }) => {
      const most = titles.has(key) ? Math.max(LEAST_HEADINGS, pages.length / 2) : usual;
      return (counts.get(key) ?? 0) >= Math.max(least, most);
    });
    // The number of an account is kept once, where it divides no sentence.
    const end = isTop ? pages[0] : pages.at(-1);
    const stays = place === end?.place && hasReference(line);
    if (isRepeated && !stays) running.get(place)?.add(index);
  }
  markFeet(pages, lines, running, headings);
  return running;
}

/**
 * Below two columns, a footer is read behind the first one, and the number of its page behind the second. A page that has such
 * a footer at its edge has no other one, and what stands at its top, below a label, or as a heading is what the page says.
 */
function markFeet(
  pages: readonly PageLines[],
  edges: readonly EdgeLine[],
  running: ReadonlyMap<number, Set<number>>,
  headings: ReadonlySet<string>,
): void {
  const feet = new Map<string, EdgeLine[]>();
  const own = new Set<number>();
  for (const edge of edges) {
    const foot = withoutPageNumber(edge.line, edge.place);
    if (foot === edge.line) continue;
    feet.set(foot, [...(feet.get(foot) ?? []), edge]);
    own.add(edge.place);
  }
  if (feet.size === 0) return;
  for (const { place, lines } of pages) {
    if (own.has(place) || !lines.slice(-EDGE).some(isNamedNumber)) continue;
    for (const [index, line] of lines.entries()) {
      const same = feet.get(line) ?? [];
      const isSaid = index < EDGE || headings.has(line) || isLabel(lines[index - 1] ?? "");
      if (same.length === 0 || isSaid) continue;
      running.get(place)?.add(index);
      if (hasReference(line)) continue;
      for (const foot of same) running.get(foot.place)?.add(foot.index);
    }
  }
}

/** "Page 1 of 2", alone on its line. */
function isNamedNumber(line: string): boolean {
  return isPageNumber(line) && namesPage(line);
}

/** "Seller", "Prepared for:" */
function isLabel(line: string): boolean {
  return LABEL.test(line);
}

function edgesOf({ place, lines }: PageLines): EdgeLine[] {
  return lines.flatMap((line, index) => {
    const isTop = index < EDGE;
    if (!isAtEdge(index, lines) || line.length > MAX_RUNNING_CHARACTERS) return [];
    const isRow = isOfTable(line, lines[index + 1] ?? "");
    return [{ place, index, line, isTop, isRow }];
  });
}

/** Whether a line of a page stands where a header or a footer may. */
export function isAtEdge(index: number, lines: readonly string[]): boolean {
  return index < EDGE || index >= lines.length - EDGE;
}

/** On how many pages each key is. */
function countsOf(
  lines: readonly EdgeLine[],
  keysOf: (line: EdgeLine) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const line of lines)
    for (const key of keysOf(line)) {
      const own = `${line.place} ${key}`;
      if (seen.has(own)) continue;
      seen.add(own);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** Whether a lone number is that of its page, or as far from it as those of other pages are. */
function isInStep(off: number, steps: ReadonlyMap<string, number>): boolean {
  return off === 0 || (steps.get(`${off}`) ?? 0) > 1;
}

function numberOf(line: string): number {
  return Number.parseInt(line.replace(/^\D+/, ""), 10);
}

/** A line of three cells or more, without a page number, or what names the columns of the next one. */
function isOfTable(line: string, next: string): boolean {
  return isAboveRow(line, next) || (line.split(/\t+/).length > 2 && !namesPage(line));
}
