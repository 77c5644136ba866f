/** PDFs made to hang, crash or exhaust a reader. Our own work, CC0. */

import { constants, deflateRawSync, deflateSync } from "node:zlib";

import { createRandom } from "@/lib/illustrator/random";
import { createPdfWriter, type PdfWriter } from "@/tests/support/pdf-writer";

type HostilePage = {
  /** Operators of its drawing, or the object that holds them. */
  content?: string;
  drawing?: number;
  /** Further entries of the page, its resources and the catalog. */
  page?: string;
  resources?: string;
  catalog?: string;
  fonts?: string;
  box?: string;
};

const HELVETICA = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";

/** Ends a file of one page. */
function hostilePage(file: PdfWriter, made: HostilePage): Buffer {
  const { content = "", page = "", resources = "", catalog = "", fonts = HELVETICA } = made;
  const tree = file.reserve();
  const drawing = made.drawing ?? file.stream("", Buffer.from(content));
  const id = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${made.box ?? "0 0 595 842"}] /Contents ${drawing} 0 R /Resources << ${fonts} ${resources} >> ${page} >>`,
  );
  file.put(tree, `<< /Type /Pages /Kids [${id} 0 R] /Count 1 >>`);
  return file.end(file.add(`<< /Type /Catalog /Pages ${tree} 0 R ${catalog} >>`));
}

const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 595 842]";

/** Many pages in a small file: they share the drawing of these lines. */
export function sharedTextPdf(count: number, lines: readonly string[]): Buffer {
  const file = createPdfWriter();
  const tree = file.reserve();
  const texts = lines.map((line, at) => `1 0 0 1 40 ${800 - 9 * at} Tm (${line}) Tj`);
  const drawing = file.stream("", Buffer.from(`BT /F 7 Tf ${texts.join(" ")} ET`));
  const page = `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${drawing} 0 R /Resources << ${HELVETICA} >> >>`;
  const kids = Array.from({ length: count }, () => `${file.add(page)} 0 R`);
  file.put(tree, `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${count} >>`);
  return file.end(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** Draws a form that draws the next one ten times, and so on: 10^12 lines of text in 2 KB. */
export function exponentialPdf(): Buffer {
  const file = createPdfWriter();
  let drawn = file.stream(FORM, Buffer.from("BT /F 9 Tf 9 9 Td (never ends) Tj ET"));
  for (let level = 0; level < 12; level += 1) {
    const resources = `/Resources << /XObject << /X ${drawn} 0 R >> >>`;
    drawn = file.stream(`${FORM} ${resources}`, Buffer.from("/X Do ".repeat(10)));
  }
  return hostilePage(file, { content: "/X Do", resources: `/XObject << /X ${drawn} 0 R >>` });
}

/** Draws nothing, and takes minutes and next to no memory for it: ten thousand times a form of a million operators. */
export function endlessPdf(): Buffer {
  const file = createPdfWriter();
  let drawn = file.stream(
    `${FORM} /Filter /FlateDecode`,
    deflateSync(Buffer.from("q Q ".repeat(500_000))),
  );
  for (let level = 0; level < 4; level += 1) {
    const resources = `/Resources << /XObject << /X ${drawn} 0 R >> >>`;
    drawn = file.stream(`${FORM} ${resources}`, Buffer.from("/X Do ".repeat(10)));
  }
  return hostilePage(file, { content: "/X Do", resources: `/XObject << /X ${drawn} 0 R >>` });
}

/** Its only form draws itself. */
export function selfDrawingPdf(): Buffer {
  const file = createPdfWriter();
  const form = file.reserve();
  const resources = `/Resources << /XObject << /X ${form} 0 R >> >>`;
  const content = "BT /F 9 Tf 9 9 Td (inside the form) Tj ET /X Do";
  file.put(
    form,
    `<< ${FORM} ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`,
  );
  return hostilePage(file, {
    content: `${sayings("around the form")} /X Do`,
    resources: `/XObject << /X ${form} 0 R >>`,
  });
}

/** Scripts on opening, on the page, in the name tree and in a form field. */
export function scriptedPdf(): Buffer {
  const file = createPdfWriter();
  const script = "<< /S /JavaScript /JS (while (true) { app.alert('hello'); }) >>";
  const field = file.add(
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (value of the field) /Rect [60 300 300 320] /AA << /C ${script} /K ${script} /F ${script} >> /A ${script} >>`,
  );
  return hostilePage(file, {
    content: sayings("next to scripts"),
    page: `/AA << /O ${script} /C ${script} >> /Annots [${field} 0 R]`,
    catalog: `/OpenAction ${script} /Names << /JavaScript << /Names [(a) ${script}] >> >> /AcroForm << /Fields [${field} 0 R] /CO [${field} 0 R] >>`,
  });
}

const STANDARD_FONTS =
  "Courier Courier-Bold Courier-Oblique Courier-BoldOblique Helvetica Helvetica-Bold Helvetica-Oblique Helvetica-BoldOblique Times-Roman Times-Bold Times-Italic Times-BoldItalic Symbol ZapfDingbats";

/** Text in each of the standard 14 fonts, none of them embedded, without widths or encodings. */
export function standardFontsPdf(): Buffer {
  const names = STANDARD_FONTS.split(" ");
  const fonts = names.map(
    (name, index) => `/F${index} << /Type /Font /Subtype /Type1 /BaseFont /${name} >>`,
  );
  const lines = names.map(
    (name, index) => `BT /F${index} 11 Tf 60 ${780 - 20 * index} Td (Set in ${name}.) Tj ET`,
  );
  return hostilePage(createPdfWriter(), {
    content: lines.join("\n"),
    fonts: `/Font << ${fonts.join(" ")} >>`,
  });
}

/** A page of 10^9 points a side. */
export function hugePagePdf(): Buffer {
  const box = "0 0 1000000000 1000000000";
  return hostilePage(createPdfWriter(), { content: sayings("on a huge page"), box });
}

/** Images of 40,000 by 40,000 pixels that unpack from a few bytes, on a page without text. */
export function hugeImagesPdf(): Buffer {
  const file = createPdfWriter();
  const data = deflateSync(Buffer.alloc(1_000_000));
  const images = Array.from({ length: 3 }, (_, index) => {
    const image = file.stream(
      "/Type /XObject /Subtype /Image /Width 40000 /Height 40000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
      data,
    );
    return `/I${index} ${image} 0 R`;
  });
  const content = images.map((_, index) => `q 500 0 0 500 9 9 cm /I${index} Do Q`).join("\n");
  return hostilePage(file, { content, resources: `/XObject << ${images.join(" ")} >>` });
}

/** Arrays in arrays, 100,000 deep, in the page and in what it draws. */
export function nestedPdf(): Buffer {
  const nested = "[".repeat(100_000) + "]".repeat(100_000);
  return hostilePage(createPdfWriter(), {
    content: `${sayings("above the brackets")} ${nested} TJ`,
    page: `/Nested ${nested}`,
  });
}

/** 100,000 objects that a page lists. */
export function manyObjectsPdf(): Buffer {
  const file = createPdfWriter();
  const ids = Array.from({ length: 100_000 }, () => file.add("0"));
  return hostilePage(file, {
    content: sayings("beside many objects"),
    page: `/Many [${ids.map((id) => `${id} 0 R`).join(" ")}]`,
  });
}

/** A drawing that unpacks to 1 GiB of spaces, from 1 MB. */
export function flateBombPdf(): Buffer {
  const file = createPdfWriter();
  const piece = deflateRawSync(Buffer.alloc(2 ** 24, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.from(sayings("behind a gigabyte")));
  const pieces = Array.from({ length: 64 }, () => piece);
  const bomb = Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, end]);
  return hostilePage(file, { drawing: file.stream("/Filter /FlateDecode", bomb) });
}

/** A page with 20,000 annotations, each with an appearance and a value. */
export function annotatedPdf(): Buffer {
  const file = createPdfWriter();
  const look = file.stream(FORM, Buffer.from("BT /F 9 Tf 9 9 Td (look) Tj ET"));
  const ids = Array.from({ length: 20_000 }, (_, index) => {
    const rect = `[${index % 500} ${index % 800} ${(index % 500) + 60} ${(index % 800) + 12}]`;
    return file.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field${index}) /V (value ${index}) /Rect ${rect} /AP << /N ${look} 0 R >> >>`,
    );
  });
  const list = ids.map((id) => `${id} 0 R`).join(" ");
  return hostilePage(file, {
    content: sayings("under the notes"),
    page: `/Annots [${list}]`,
    catalog: `/AcroForm << /Fields [${list}] >>`,
  });
}

/** The lines that a hostile page shows. */
function sayings(where: string): string {
  return `BT /F 11 Tf 60 700 Td (The garden was planted in 1984, says the text ${where}.) Tj ET`;
}

/**
 * Damages a file as a fuzzer does: flips, drops, repeats or swaps some of its bytes.
 *
 * @param seed the same one damages the same file in the same way
 */
export function damaged(file: Buffer, seed: number): Buffer {
  const random = createRandom(`damage ${seed}`);
  let bytes = Buffer.from(file);
  const upTo = (most: number) => Math.floor(random.between(0, most));
  for (let count = 1 + upTo(24); count > 0; count -= 1) {
    const at = upTo(bytes.length);
    const kind = random.between(0, 1);
    if (kind < 0.7) bytes[at] = upTo(256);
    else if (kind < 0.8) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 40)]);
    else if (kind < 0.9) bytes.copy(bytes, upTo(bytes.length), at, at + 60);
    else bytes.write(String(upTo(1e10)), at, "latin1");
  }
  return bytes;
}
