import { SITE } from "@/lib/core/site";
import { invisibleFonts } from "@/lib/export/invisible-fonts";
import { PdfWriter, utf16Hex } from "@/lib/export/pdf-writer";

/** A scanned page and its recognized words. */
export type SearchablePage = {
  /** Must be RGB. */
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** In reading order; boxes in pixels of the image, from its top left corner. */
  words: readonly { text: string; box: { x0: number; y0: number; x1: number; y1: number } }[];
};

/** Longer side of a page in points: A4. */
const LONG_SIDE = 842;
/** Width of every glyph, relative to the font size. */
const GLYPH_WIDTH = 0.5;

/**
 * Writes images as a PDF, one per page, with their text as an invisible layer: it can be searched,
 * selected and copied. Works in any script, since no visible glyphs are needed.
 *
 * @param about `engine`: what recognized the text, for the file's properties
 */
export function searchablePdf(
  pages: readonly SearchablePage[],
  { title, engine }: { title: string; engine: string },
): Blob {
  const pdf = new PdfWriter();
  const fonts = invisibleFonts(pages.flatMap((page) => page.words.map((word) => `${word.text} `)));
  const fontResources = fonts.list
    .map((font, index) => `/F${index} ${font.addTo(pdf, GLYPH_WIDTH)} 0 R`)
    .join(" ");
  const tree = pdf.reserve();
  const kids = pages.map((page) => {
    const scale = LONG_SIDE / Math.max(page.width, page.height);
    const image = pdf.addStream(
      `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} ` +
        "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode",
      page.jpeg,
    );
    const content = pdf.addStream("", new TextEncoder().encode(drawPage(page, scale, fonts)));
    return pdf.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${formatNumber(page.width * scale)} ${formatNumber(page.height * scale)}] ` +
        `/Resources << /XObject << /P ${image} 0 R >> /Font << ${fontResources} >> >> ` +
        `/Contents ${content} 0 R >>`,
    );
  });
  const list = kids.map((kid) => `${kid} 0 R`).join(" ");
  pdf.set(tree, `<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`);
  const root = pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const text = (value: string) => `<${utf16Hex(value, true)}>`;
  const facts = pdf.add(
    `<< /Title ${text(title)} /Creator ${text(SITE.name)} /Subject ${text(`Text by ${engine}`)} >>`,
  );
  return new Blob([pdf.finish(root, facts)], { type: "application/pdf" });
}

/**
 * Draws the image across the page, then each word at its position in text rendering mode 3
 * (invisible).
 */
function drawPage(
  page: SearchablePage,
  scale: number,
  fonts: ReturnType<typeof invisibleFonts>,
): string {
  const image = `q ${formatNumber(page.width * scale)} 0 0 ${formatNumber(page.height * scale)} 0 0 cm /P Do Q`;
  const words = page.words.map(({ text, box }) => {
    const size = Math.max(1, (box.y1 - box.y0) * scale);
    const width = Math.max(1, (box.x1 - box.x0) * scale);
    const stretch = (100 * width) / ([...text].length * GLYPH_WIDTH * size);
    const place = `1 0 0 1 ${formatNumber(box.x0 * scale)} ${formatNumber((page.height - box.y1) * scale)} Tm`;
    const shown = fonts
      .encode(`${text} `)
      .map(({ font, codes }) => `/F${font} ${formatNumber(size)} Tf <${codes}> Tj`);
    return `${formatNumber(stretch)} Tz ${place} ${shown.join(" ")}`;
  });
  return [image, "BT 3 Tr", ...words, "ET"].join("\n");
}

function formatNumber(value: number): string {
  return value.toFixed(2);
}
