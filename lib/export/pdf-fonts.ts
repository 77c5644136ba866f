import { fontCoverage } from "@/lib/export/font-coverage";
import { UncoveredTextError } from "@/lib/export/uncovered-text";

type FontFile = { name: string; url: string };
type FontFamily = Record<"normal" | "bold" | "italics" | "bolditalics", FontFile>;
type FamilyName = "Geist" | "GeistMono" | "DejaVu";

const file = (name: string, url: URL): FontFile => ({ name, url: url.href });

/**
 * Our own fonts first; DejaVu, with its wider coverage, for characters they lack. All served from
 * our origin.
 */
const GEIST: FontFamily = {
  normal: file(
    "Geist-Regular.ttf",
    new URL("../../node_modules/geist/dist/fonts/geist-sans/Geist-Regular.ttf", import.meta.url),
  ),
  bold: file(
    "Geist-SemiBold.ttf",
    new URL("../../node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf", import.meta.url),
  ),
  italics: file(
    "Geist-Italic.ttf",
    new URL("../../node_modules/geist/dist/fonts/geist-sans/Geist-Italic.ttf", import.meta.url),
  ),
  bolditalics: file(
    "Geist-SemiBoldItalic.ttf",
    new URL(
      "../../node_modules/geist/dist/fonts/geist-sans/Geist-SemiBoldItalic.ttf",
      import.meta.url,
    ),
  ),
};

const MONO = file(
  "GeistMono-Regular.ttf",
  new URL("../../node_modules/geist/dist/fonts/geist-mono/GeistMono-Regular.ttf", import.meta.url),
);

const DEJAVU = file(
  "DejaVuSans.woff",
  new URL(
    "../../node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff",
    import.meta.url,
  ),
);

const DEJAVU_BOLD = file(
  "DejaVuSans-Bold.woff",
  new URL(
    "../../node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff",
    import.meta.url,
  ),
);

const FAMILIES: Record<FamilyName, FontFamily> = {
  Geist: GEIST,
  GeistMono: { normal: MONO, bold: MONO, italics: MONO, bolditalics: MONO },
  DejaVu: { normal: DEJAVU, bold: DEJAVU_BOLD, italics: DEJAVU, bolditalics: DEJAVU_BOLD },
};

/** Joiners, variation selectors and soft hyphens have no visible glyph. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|\p{Variation_Selector}/gu;
/** Narrow and wide spaces, which our fonts lack; a few of them no line breaks at. */
const SPACE = /\p{Zs}/gu;
const NO_BREAK_SPACE = /[\u00a0\u2007\u202f]/;
/** All that Unicode breaks lines at; the other control characters show nothing. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL = /(?!\n)\p{Cc}/gu;
/** pdfmake only sets text from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Fetches a font file. */
export type FontFetcher = (url: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The fonts that a PDF needs. */
export type PdfFonts = {
  /** Font families for pdfmake, mapping each style to a name in `files`. */
  families: Record<string, Record<keyof FontFamily, string>>;
  files: Record<string, Uint8Array<ArrayBuffer>>;
  /** Splits a text into runs that a single family can draw. */
  split: (text: string, code: boolean) => { text: string; font: FamilyName }[];
};

/**
 * Loads only the fonts that a text needs.
 *
 * @param text everything that will be drawn
 * @param options.hasCode whether to load the monospaced family too
 * @throws UncoveredTextError when no font covers some of the characters
 */
export async function loadPdfFonts(
  text: string,
  options: { hasCode: boolean; fetchFont: FontFetcher },
): Promise<PdfFonts> {
  const files: PdfFonts["files"] = {};
  const coverage = new Map<FamilyName, Set<number>>();

  async function load(name: FamilyName): Promise<void> {
    for (const { name: fileName, url } of Object.values(FAMILIES[name])) {
      files[fileName] ??= await options.fetchFont(url);
    }
    const bytes = files[FAMILIES[name].normal.name];
    if (bytes) coverage.set(name, await fontCoverage(bytes));
  }

  const draws = (name: FamilyName, character: string) =>
    coverage.get(name)?.has(character.codePointAt(0) ?? 0) ?? false;
  const lacking = () =>
    [...new Set(drawable(text))].filter((character) => !draws("Geist", character));

  await load("Geist");
  if (options.hasCode) await load("GeistMono");
  if (lacking().length > 0) await load("DejaVu");
  const uncovered = lacking().filter(
    (character) => RIGHT_TO_LEFT.test(character) || !draws("DejaVu", character),
  );
  if (uncovered.length > 0) throw new UncoveredTextError(uncovered);

  return {
    families: Object.fromEntries([...coverage.keys()].map((name) => [name, fileNames(name)])),
    files,
    split: (stretch, code) => {
      const order: FamilyName[] = code ? ["GeistMono", "Geist", "DejaVu"] : ["Geist", "DejaVu"];
      return splitByFont(clean(stretch), (character) =>
        order.find((name) => draws(name, character)),
      );
    },
  };
}

function fileNames(name: FamilyName): Record<keyof FontFamily, string> {
  const { normal, bold, italics, bolditalics } = FAMILIES[name];
  return {
    normal: normal.name,
    bold: bold.name,
    italics: italics.name,
    bolditalics: bolditalics.name,
  };
}

function clean(text: string): string {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/\t/g, "    ")
    .replace(LINE_BREAK, "\n")
    .replace(CONTROL, "")
    .replace(SPACE, (space) => (NO_BREAK_SPACE.test(space) ? "\u00a0" : " "));
}

/** Only characters that need a glyph: no line breaks. */
function drawable(text: string): string[] {
  return [...clean(text)].filter((character) => character !== "\n");
}

function splitByFont(
  text: string,
  fontOf: (character: string) => FamilyName | undefined,
): { text: string; font: FamilyName }[] {
  const stretches: { text: string; font: FamilyName }[] = [];
  for (const character of text) {
    const last = stretches.at(-1);
    // Whitespace stays with the run before it.
    const font = /\s/.test(character) ? last?.font : fontOf(character);
    if (last && (font ?? last.font) === last.font) last.text += character;
    else stretches.push({ text: character, font: font ?? "Geist" });
  }
  return stretches;
}
