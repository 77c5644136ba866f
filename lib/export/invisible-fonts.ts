import { type PdfWriter, utf16Hex } from "@/lib/export/pdf-writer";

/** A font with one-byte codes holds this many characters. */
const CHARACTERS = 256;

/**
 * Creates Type 3 fonts whose glyphs draw nothing and only map codes to Unicode. No font file has to
 * be embedded, and every PDF reader supports them.
 *
 * @param texts everything that will be written with them
 * @returns `list`, one font per 256 distinct characters, and `encode`
 */
export function invisibleFonts(texts: readonly string[]) {
  const characters = [...new Set(texts.flatMap((text) => [...text]))];
  const place = new Map(characters.map((character, index) => [character, index]));
  const list = Array.from({ length: Math.ceil(characters.length / CHARACTERS) }, (_, index) => {
    const mine = characters.slice(index * CHARACTERS, (index + 1) * CHARACTERS);
    return { addTo: (pdf: PdfWriter, glyphWidth: number) => addFont(pdf, mine, glyphWidth) };
  });

  /** Splits a text into runs of one font each, encoded as hexadecimal codes. */
  function encode(text: string): { font: number; codes: string }[] {
    const stretches: { font: number; codes: string }[] = [];
    for (const character of text) {
      const index = place.get(character) ?? 0;
      const font = Math.floor(index / CHARACTERS);
      const code = (index % CHARACTERS).toString(16).padStart(2, "0");
      const last = stretches.at(-1);
      if (last?.font === font) last.codes += code;
      else stretches.push({ font, codes: code });
    }
    return stretches;
  }

  return { list, encode };
}

function addFont(pdf: PdfWriter, characters: readonly string[], glyphWidth: number): number {
  const nothing = pdf.addStream("", new TextEncoder().encode(`${glyphWidth} 0 d0`));
  const meaning = pdf.addStream("", new TextEncoder().encode(toUnicode(characters)));
  const names = characters.map((_, code) => `/g${code}`);
  return pdf.add(
    [
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0]",
      `/FirstChar 0 /LastChar ${characters.length - 1}`,
      `/Widths [${characters.map(() => glyphWidth).join(" ")}]`,
      `/Encoding << /Type /Encoding /Differences [0 ${names.join(" ")}] >>`,
      `/CharProcs << ${names.map((name) => `${name} ${nothing} 0 R`).join(" ")} >>`,
      `/Resources << >> /ToUnicode ${meaning} 0 R >>`,
    ].join("\n"),
  );
}

/** The CMap format allows at most 100 entries per block. */
const BLOCK = 100;

function toUnicode(characters: readonly string[]): string {
  const entries = characters.map(
    (character, code) => `<${code.toString(16).padStart(2, "0")}> <${utf16Hex(character, false)}>`,
  );
  const blocks: string[] = [];
  for (let start = 0; start < entries.length; start += BLOCK) {
    const part = entries.slice(start, start + BLOCK);
    blocks.push(`${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Invisible def /CMapType 2 def",
    "1 begincodespacerange <00> <ff> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}
