import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { DocumentSection, Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** A part of the document that a question names. */
export type SectionRequest =
  /** `label` as the reader would write it: "Section 8". */
  { label: string; number: string; word: string } | { label: string; title: string };

const MAX_CHARACTERS = 300;
const WORD =
  "chapter|section|part|article|clause|appendix|annex|schedule|exhibit|slide|page|unit|lesson|module";
const NUMBERED = new RegExp(
  `\\b(?<word>${WORD}) (?:no\\.? |number |#)?(?<number>\\d{1,4}(?:\\.\\d{1,3}){0,3}|[ivxlc]{1,7}|[a-h])(?![\\w])`,
  "i",
);
const ASKS_FOR_PART =
  /\b(?:summar\w{1,8}|overview|outline|explain|describe|gist|key points?|main points?|what(?:'s| is| does| do)|tell me about|go through|recap)\b/i;
const TITLED = new RegExp(
  `\\bsummar\\w{1,8} (?:of )?(?:the )?(?:(?:${WORD}) )?(?:on |about |called |titled |named )?(?<title>\\S[\\s\\S]*)$`,
  "i",
);
/** What names the whole document, or how much of it to tell, and no part. */
const WHOLE: ReadonlySet<string> = new Set(
  `the this that whole entire all of it me in for please document pdf paper file report manual contract agreement letter invoice form
    slide slides presentation statement book text briefly short shortly everything sentence sentences word words point points
    bullet bullets line lines paragraph paragraphs a an couple few some simple plain easy terms english brief quick quickly max
    maximum most at no not more than less only just one two three four five six seven eight nine ten up what says
    about as us article leaflet newsletter email talk lecture can could you would thanks thank short bit under within using with
    by own`.split(/\s+/),
);

/** The part of a document that a question asks to be summarized; undefined when it names none. */
export function sectionRequest(question: string): SectionRequest | undefined {
  const text = question.slice(0, MAX_CHARACTERS).trim();
  if (!ASKS_FOR_PART.test(text)) return undefined;
  const { word, number } = NUMBERED.exec(text)?.groups ?? {};
  if (word && number) {
    const label = `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()} ${number}`;
    return { label, number: number.toLowerCase(), word: word.toLowerCase() };
  }
  const title = TITLED.exec(text)
    ?.groups?.title?.replace(/[?.!"”]{1,3}$/, "")
    .replace(/ (?:section|chapter|part|slide)$/i, "")
    .replace(/^["“]/, "");
  if (!title || isWhole(title)) return undefined;
  return { label: `A section called “${title}”`, title };
}

/** By words, because a pattern of them all takes a time that doubles with each digit of a long number. */
function isWhole(title: string): boolean {
  if (/^this \p{L}{1,30}$/u.test(title)) return true;
  const words = title
    .toLowerCase()
    .split(/[\s.?!,]+/)
    .filter(Boolean);
  return words.every((word) => WHOLE.has(word) || /^\d+$/.test(word));
}

/** The statements of the part that is asked for, with its heading; undefined when there is no such part. */
export function findSection(
  { structure: { sections, units }, titles }: Pick<UnitIndex, "structure" | "titles">,
  request: SectionRequest,
): { title: string; units: Unit[] } | undefined {
  if ("number" in request && (request.word === "page" || request.word === "slide")) {
    const place = Number(request.number);
    const onPage = units.filter(({ pieces }) => pieces.some((piece) => piece.place === place));
    return onPage.length > 0 ? { title: request.label, units: onPage } : undefined;
  }
  const at =
    "number" in request
      ? indexOfNumber(sections, request)
      : indexOfTitle(sections, titles, request.title);
  const section = sections[at];
  if (!section) return undefined;
  const next = sections.findIndex(
    ({ level, number }, index) =>
      index > at && level <= section.level && (number !== "" || section.number === ""),
  );
  const until = next < 0 ? sections.length : next;
  return {
    title: section.title,
    units: units.filter(
      (unit) => unit.section >= at && unit.section < until && unit.kind !== "heading",
    ),
  };
}

function indexOfNumber(
  sections: readonly DocumentSection[],
  { word, number }: { word: string; number: string },
): number {
  const wanted = [number, fromRoman(number)].filter((one) => one !== "");
  const isNumber = (section: DocumentSection) =>
    wanted.includes(section.number) || wanted.includes(fromRoman(section.number));
  const named = sections.findLastIndex(
    (section) => isNumber(section) && section.title.toLowerCase().startsWith(word),
  );
  if (named >= 0) return named;
  // "Chapter 3" isn't section 3 of a document that has chapters.
  const usesWord = sections.some(({ title }) => title.toLowerCase().startsWith(`${word} `));
  const otherWord = (title: string) => new RegExp(`^(?:${WORD})\\b`, "i").test(title);
  return usesWord
    ? -1
    : sections.findIndex((section) => isNumber(section) && !otherWord(section.title));
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function fromRoman(number: string): string {
  if (!/^[ivxlc]+$/.test(number)) return "";
  const digits = [...number].map((letter) => ROMAN[letter] ?? 0);
  return String(
    digits.reduce(
      (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
      0,
    ),
  );
}

function indexOfTitle(
  sections: readonly DocumentSection[],
  titles: UnitIndex["titles"],
  title: string,
): number {
  const wanted = new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const terms = contentTerms(title);
  const exact = sections.findIndex((section) => {
    const words = (section.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
      (word) => word !== section.number,
    );
    return (
      words.length > 0 && words.length === wanted.size && words.every((word) => wanted.has(word))
    );
  });
  if (exact >= 0 || terms.length === 0) return exact;
  const all = titles.findIndex((there) => terms.every((term) => there.has(term)));
  // "The payment terms" stand below "Payment".
  return all >= 0
    ? all
    : titles.findIndex(
        (there) => there.size > 0 && [...there].every((term) => terms.includes(term)),
      );
}
