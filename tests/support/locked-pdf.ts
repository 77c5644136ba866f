import pdfmake from "pdfmake";

const fonts = { Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold" } };

/** Versions of PDF by how they encrypt: RC4 with 40 and with 128 bits, AES with 128 and with 256. */
export const ENCRYPTIONS = ["1.3", "1.5", "1.7", "1.7ext3"] as const;

type Lock = {
  /** Opens the file; without it, anybody can. */
  userPassword?: string;
  /** Lifts what the file doesn't permit. */
  ownerPassword: string;
  version?: (typeof ENCRYPTIONS)[number];
};

/** An encrypted PDF with one paragraph to a page. It permits neither printing nor copying. */
export async function lockedPdf(pages: readonly string[], lock: Lock): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  const { version = "1.7ext3", ...passwords } = lock;
  return pdfmake
    .createPdf({
      ...passwords,
      version,
      permissions: { copying: false },
      defaultStyle: { font: "Helvetica" },
      content: pages.map((text, at) => ({ text, ...(at > 0 && { pageBreak: "before" as const }) })),
    })
    .getBuffer();
}
