/** PDFs made to hang, crash or exhaust a reader. Our own work, CC0. */

import { createPdfWriter, type PdfWriter } from "@/tests/support/pdf-writer";

/** One page that draws `content`, with further entries for the page and its resources. */
export function hostilePage(
  file: PdfWriter,
  { content = "", page = "", resources = "", box = "0 0 595 842" },
): Buffer {
  const font = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";
  const tree = file.reserve();
  const drawing = file.stream("", Buffer.from(content));
  const id = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${box}] /Contents ${drawing} 0 R /Resources << ${font} ${resources} >> ${page} >>`,
  );
  file.put(tree, `<< /Type /Pages /Kids [${id} 0 R] /Count 1 >>`);
  return file.end(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 595 842]";

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
