import { SENTENCE_END } from "@/lib/core/sentences";
import {
  type Citation,
  citationMark,
  type DocumentKind,
  escapeMarkdown,
} from "@/lib/documents/citation";
import type { Candidate } from "@/lib/documents/rank-sentences";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { isLabeled } from "@/lib/documents/short-statements";
import {
  type Footnote,
  findFootnotes,
  withoutNumber,
} from "@/lib/tools/write-article/document-footnotes";
import { locate, type Section } from "@/lib/tools/write-article/document-sections";
import {
  type DocumentTable,
  findTables,
  type LeftOutTable,
} from "@/lib/tools/write-article/document-tables";
import { headingMarkdown } from "@/lib/tools/write-article/outline";
import { type PlacedTable, placeTables } from "@/lib/tools/write-article/place-tables";

/** Sections as Markdown, the words that prove them, and the names of tables that belong there and couldn't be written. */
export type LaidOut = { blocks: string[]; citations: Citation[]; leftOut: LeftOutTable[] };

/** What a document has around its sentences. */
type Around = {
  kind: DocumentKind;
  unitOf: (one: Candidate) => Unit | undefined;
  /** By the sentence that their sign belongs to. */
  footnotes: ReadonlyMap<Unit, Footnote>;
  /** Sentences with the number of a footnote in front. */
  numbered: ReadonlySet<Unit>;
  /** By the sentence that they stand after. */
  tables: ReadonlyMap<Candidate, readonly PlacedTable[]>;
  /** The heading of a table's section. */
  titleOf: (table: DocumentTable) => string | undefined;
};

const PARAGRAPH_SENTENCES = 4;
const ITEM_NUMBER = /^\(?(\d{1,2})[.)]\s/;

/**
 * Sets sections as the document does: paragraphs, lists, tables where they are spoken of, and footnotes below. Each
 * paragraph is cited once, or once for each of its pages.
 *
 * @param isWhole whether all of the document's sentences are there, so that its tables should be, too
 * @param isNamed whether the words of a row are what was asked for, so that its table should be there
 */
export async function layOut(
  sections: readonly Section[],
  {
    kind,
    structure,
    isWhole,
    isNamed,
  }: {
    kind: DocumentKind;
    structure: Structure | undefined;
    isWhole: boolean;
    isNamed: (row: string) => boolean;
  },
): Promise<LaidOut> {
  const chosen = sections
    .flatMap(({ sentences }) => sentences)
    .sort((a, b) => a.ordinal - b.ordinal);
  const indexes = structure ? await locate(chosen, structure.units) : undefined;
  const indexOf = (one: Candidate) => indexes?.get(one) ?? -1;
  const unitOf = (one: Candidate) => structure?.units[indexOf(one)];
  const all = structure ? findTables(structure, kind) : [];
  const apart = new Set(all.flatMap(({ captions }) => captions));
  const said = new Set(chosen.map(unitOf));
  // Of a whole document, a note whose sign has no place stays where it is.
  const footnotes = new Map(
    [...(structure ? findFootnotes(structure) : [])].filter(
      ([unit]) => !isWhole || (said.has(unit) && !apart.has(unit)),
    ),
  );
  const numbered = new Set([...footnotes.values()].map((one) => one.numbered));
  for (const { note } of footnotes.values()) apart.add(note);
  const isApart = (one: Candidate) => {
    const unit = unitOf(one);
    return unit !== undefined && apart.has(unit);
  };

  const inText = chosen.filter((one) => !isApart(one));
  const { placed: tables, leftOut } = placeTables(
    all,
    { chosen, inText },
    { kind, isWhole, unitOf, indexOf },
    (table) => table.rows.some(({ text }) => isNamed(text)),
  );
  const titleOf = ({ section }: DocumentTable) => structure?.sections[section]?.title;
  const around: Around = { kind, unitOf, titleOf, footnotes, numbered, tables };
  const laid = sections.map(({ heading, sentences }) =>
    laySection({ heading, sentences: sentences.filter((one) => !isApart(one)) }, around),
  );
  return {
    blocks: laid.flatMap(({ blocks }) => blocks),
    citations: laid.flatMap(({ citations }) => citations),
    leftOut,
  };
}

function laySection({ heading, sentences }: Section, around: Around): Omit<LaidOut, "leftOut"> {
  if (sentences.length === 0) return { blocks: [], citations: [] };
  const blocks = heading ? [`## ${headingMarkdown(heading)}`] : [];
  const citations: Citation[] = [];
  const below = new Set<Footnote>();
  for (const group of groupsOf(sentences, around)) {
    const said = group.map((one) => signed(one, around));
    for (const { footnote } of said) if (footnote) below.add(footnote);
    blocks.push(isItem(group[0], around) ? listOf(said, around) : paragraphOf(said, around.kind));
    citations.push(...said.map(({ place, text }) => ({ place, quote: text })));
    for (const { table, isOfOther } of group.flatMap((one) => around.tables.get(one) ?? [])) {
      const title = isOfOther && around.titleOf(table);
      if (title) blocks.push(`**${escapeMarkdown(title)}**`);
      blocks.push(...(table.written?.blocks ?? []));
      citations.push(...(table.written?.citations ?? []));
    }
  }
  for (const { sign, note } of below) {
    const place = note.pieces[0]?.place ?? 1;
    const { text } = withoutNumber(note);
    blocks.push(`${sign} ${escapeMarkdown(text)} ${citationMark(around.kind, place)}`);
    citations.push({ place, quote: text });
  }
  return { blocks, citations };
}

/** Sentences of one paragraph or one list each; a table ends one. */
function groupsOf(sentences: readonly Candidate[], around: Around): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const one of sentences) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isList = isItem(one, around);
    const goesOn =
      group &&
      before &&
      isItem(before, around) === isList &&
      !around.tables.has(before) &&
      (isList || group.length < PARAGRAPH_SENTENCES);
    if (goesOn) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function isItem(one: Candidate | undefined, { unitOf }: Around): boolean {
  if (one === undefined) return false;
  const isLine = isLabeled(one.text) && !SENTENCE_END.test(one.text);
  return isLine || unitOf(one)?.kind === "item";
}

/** A sentence as it is said in the article: with the sign of its footnote behind it, and none before it. */
type Said = { of: Candidate; place: number; text: string; footnote: Footnote | undefined };

function signed(of: Candidate, { unitOf, footnotes, numbered }: Around): Said {
  const own = unitOf(of);
  const footnote = own && footnotes.get(own);
  const { place, text } = own && numbered.has(own) ? withoutNumber(of) : of;
  return { of, place, text, footnote };
}

/** Sentences in a row, cited where their page ends. */
function paragraphOf(said: readonly Said[], kind: DocumentKind): string {
  return said
    .map(({ text, place, footnote }, at) => {
      const words = `${escapeMarkdown(text)}${footnote?.sign ?? ""}`;
      return said[at + 1]?.place === place ? words : `${words} ${citationMark(kind, place)}`;
    })
    .join(" ");
}

/** A list as it's numbered in the document; where numbers are left out, each is a word of its item. */
function listOf(said: readonly Said[], { kind, unitOf }: Around): string {
  const items: { unit: Unit | undefined; said: Said[] }[] = [];
  for (const one of said) {
    const unit = unitOf(one.of);
    const last = items.at(-1);
    if (last && last.unit === unit) last.said.push(one);
    else items.push({ unit, said: [one] });
  }
  const numbers = items.map(({ unit }) =>
    Number(ITEM_NUMBER.exec(unit?.text ?? "")?.[1] ?? Number.NaN),
  );
  const isRow = numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  return items
    .map((item, at) => {
      const number = numbers[at] ?? Number.NaN;
      const next = items[at + 1]?.said[0]?.place;
      const words = paragraphOf(item.said, kind);
      const last = item.said.at(-1)?.place ?? 1;
      const mark = ` ${citationMark(kind, last)}`;
      const text = next === last ? words.slice(0, -mark.length) : words;
      if (isRow) return `${number}. ${text}`;
      return Number.isNaN(number) ? `- ${text}` : `- ${number}\\. ${text}`;
    })
    .join("\n");
}
