/** Small hand-written PDFs, so that tests control every detail of the file. Our own work, CC0. */
import { createPdfWriter, type PdfWriter } from "@/tests/support/pdf-writer";

export type PdfText = {
  text: string;
  x: number;
  /** Points from the top of the page. */
  y: number;
  size?: number;
  bold?: boolean;
  /** 0 is black, 1 is white. */
  gray?: number;
};

export type PdfPageContent = {
  texts?: readonly PdfText[];
  /** A full-page JPEG, as a scanner produces. */
  scan?: { jpeg: Buffer; width: number; height: number };
  /** JPEGs on the page; x and y locate the top left corner from the page's. */
  pictures?: readonly PdfPicture[];
  /** The sheet lies on its side. */
  landscape?: boolean;
  /** Clockwise, in degrees: how viewers turn the page. */
  rotate?: 90 | 180 | 270;
  /** Japanese text in a font that isn't embedded. */
  japanese?: readonly PdfText[];
  /** Squares that are filled, as lists draw their bullets; x and y are those of their centers, from the page's top left. */
  squares?: readonly { x: number; y: number; side: number }[];
  /** Filled-in form fields. */
  fields?: readonly PdfField[];
  /** Check boxes, or radio buttons where they have the name of a group. */
  boxes?: readonly PdfBox[];
};

/** `width` and `height` in points, `pixels` as in the JPEG, on both sides. */
export type PdfPicture = {
  jpeg: Buffer;
  pixels: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A one-line form field; x and y locate its top left corner from the page's top left. */
export type PdfField = { name: string; value: string; x?: number; y?: number };

/** A box of 12 points; x and y locate its top left corner from the page's top left. */
export type PdfBox = { x: number; y: number; isTicked: boolean; group?: string };

/** Standard security handler entries that no password matches. */
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >> /ID [<00> <00>]`;

const WIDTH = 595;
const HEIGHT = 842;

/** Makes a PDF of A4 pages in Helvetica; `outline` lists titles with 1-based pages. */
export function makePdf(
  pages: readonly PdfPageContent[],
  about: {
    title?: string;
    outline?: readonly { title: string; page: number }[];
    /** Password-protected; no password opens it. */
    locked?: boolean;
  } = {},
): Buffer {
  const file = createPdfWriter();
  const fonts = addFonts(file);
  const tree = file.reserve();
  const fields: number[] = [];
  const pageIds = pages.map((page) => addPage(file, { page, fonts, tree, fields }));
  const kids = pageIds.map((id) => `${id} 0 R`).join(" ");
  file.put(tree, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  const outline = about.outline ? addOutline(file, about.outline, pageIds) : undefined;
  const form = fields.map((id) => `${id} 0 R`).join(" ");
  const root = file.add(
    `<< /Type /Catalog /Pages ${tree} 0 R ${outline ? `/Outlines ${outline} 0 R` : ""} ${form ? `/AcroForm << /Fields [${form}] >>` : ""} >>`,
  );
  const info = file.add(`<< /Title ${hex(about.title ?? "")} >>`);
  return file.end(root, info, about.locked ? LOCK : "");
}

/** Consecutive lines of text, 14 points apart. */
export function linesAt(
  lines: readonly string[],
  at: { x?: number; y?: number; size?: number } = {},
): PdfText[] {
  const { x = 60, y = 80, size = 11 } = at;
  return lines.map((text, index) => ({ text, x, y: y + index * 14, size }));
}

type Fonts = { regular: number; bold: number; japanese: number };

function addFonts(file: PdfWriter): Fonts {
  const helvetica = (name: string) =>
    file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const descriptor = file.add(
    "<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [-123 -257 1001 910] /ItalicAngle 0 /Ascent 857 /Descent -143 /CapHeight 718 /StemV 93 >>",
  );
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /FontDescriptor ${descriptor} 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 >>`,
  );
  return {
    regular: helvetica("Helvetica"),
    bold: helvetica("Helvetica-Bold"),
    japanese: file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [${descendant} 0 R] >>`,
    ),
  };
}

function addPage(
  file: PdfWriter,
  {
    page,
    fonts,
    tree,
    fields,
  }: { page: PdfPageContent; fonts: Fonts; tree: number; fields: number[] },
): number {
  const drawing: string[] = [];
  const [across, along] = page.landscape ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const turn = page.rotate ? `/Rotate ${page.rotate}` : "";
  const images: string[] = [];
  if (page.scan) {
    images.push(`/Scan ${addJpeg(file, page.scan)} 0 R`);
    drawing.push(`q ${across} 0 0 ${along} 0 0 cm /Scan Do Q`);
  }
  for (const [index, { jpeg, pixels, x, y, width, height }] of (page.pictures ?? []).entries()) {
    images.push(`/Picture${index} ${addJpeg(file, { jpeg, width: pixels, height: pixels })} 0 R`);
    drawing.push(`q ${width} 0 0 ${height} ${x} ${along - y - height} cm /Picture${index} Do Q`);
  }
  const image = images.length > 0 ? `/XObject << ${images.join(" ")} >>` : "";
  for (const text of page.texts ?? []) {
    drawing.push(drawText(text, along, text.bold ? "Bold" : "Text", `(${escaped(text.text)})`));
  }
  for (const { x, y, side } of page.squares ?? [])
    drawing.push(`${x - side / 2} ${along - y - side / 2} ${side} ${side} re f`);
  for (const text of page.japanese ?? [])
    drawing.push(drawText(text, along, "Kanji", hex(text.text, false)));

  const id = file.reserve();
  const widgets = [
    ...(page.fields ?? []).map((field) => addField(file, id, field)),
    ...(page.boxes ?? []).map((box, index) => addBox(file, id, { ...box, name: `box${index}` })),
  ];
  fields.push(...widgets);
  const annotations =
    widgets.length > 0 ? `/Annots [${widgets.map((widget) => `${widget} 0 R`).join(" ")}]` : "";
  const content = file.stream("", Buffer.from(drawing.join("\n"), "latin1"));
  file.put(
    id,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${across} ${along}] ${turn} /Contents ${content} 0 R ${annotations} /Resources << /Font << /Text ${fonts.regular} 0 R /Bold ${fonts.bold} 0 R /Kanji ${fonts.japanese} 0 R >> ${image} >> >>`,
  );
  return id;
}

function addJpeg(
  file: PdfWriter,
  { jpeg, width, height }: { jpeg: Buffer; width: number; height: number },
): number {
  return file.stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg,
  );
}

function drawText(
  { x, y, size = 11, gray = 0 }: PdfText,
  height: number,
  font: string,
  string: string,
): string {
  return `BT ${gray} g /${font} ${size} Tf 1 0 0 1 ${x} ${height - y} Tm ${string} Tj ET`;
}

function addField(
  file: PdfWriter,
  page: number,
  { name, value, x = 60, y = 122 }: PdfField,
): number {
  const rect = [x, HEIGHT - y - 20, x + 240, HEIGHT - y];
  return file.add(
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T ${hex(name)} /V ${hex(value)} /Rect [${rect.join(" ")}] /P ${page} 0 R /DA (/Text 11 Tf 0 g) >>`,
  );
}

/** The type and the value of a radio button are those of its parent. */
function addBox(
  file: PdfWriter,
  page: number,
  { x, y, isTicked, group, name }: PdfBox & { name: string },
): number {
  const state = isTicked ? "/Yes" : "/Off";
  const rect = [x, HEIGHT - y - 12, x + 12, HEIGHT - y];
  const own = group
    ? `/Parent ${file.add(`<< /FT /Btn /Ff 32768 /T ${hex(group)} /V ${state} >>`)} 0 R`
    : `/FT /Btn /T ${hex(name)} /V ${state}`;
  return file.add(
    `<< /Type /Annot /Subtype /Widget ${own} /AS ${state} /Rect [${rect.join(" ")}] /P ${page} 0 R >>`,
  );
}

function addOutline(
  file: PdfWriter,
  entries: readonly { title: string; page: number }[],
  pageIds: readonly number[],
): number {
  const root = file.reserve();
  const ids = entries.map(() => file.reserve());
  for (const [index, { title, page }] of entries.entries()) {
    const next = ids[index + 1] ? `/Next ${ids[index + 1]} 0 R` : "";
    file.put(
      ids[index] ?? 0,
      `<< /Title ${hex(title)} /Parent ${root} 0 R ${next} /Dest [${pageIds[page - 1]} 0 R /Fit] >>`,
    );
  }
  file.put(
    root,
    `<< /Type /Outlines /First ${ids[0]} 0 R /Last ${ids.at(-1)} 0 R /Count ${ids.length} >>`,
  );
  return root;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}

/** A hex string of UTF-16BE, with a byte order mark unless `marked` is false. */
function hex(text: string, marked = true): string {
  const bytes = Buffer.from(`${marked ? "\ufeff" : ""}${text}`, "utf16le").swap16();
  return `<${bytes.toString("hex")}>`;
}
