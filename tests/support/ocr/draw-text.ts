import sharp from "sharp";
import { type FontName, registerFonts } from "@/tests/support/ocr/register-fonts";

/** One run of text at its baseline, in pixels. */
export type DrawnText = {
  x: number;
  y: number;
  text: string;
  anchor?: "start" | "end" | "middle";
  fill?: string;
  bold?: boolean;
};

/** A drawing: its size, its letters, and shapes below them. */
export type Drawing = {
  width: number;
  height: number;
  font: FontName;
  size: number;
  paper?: string;
  ink?: string;
  texts: readonly DrawnText[];
  /** SVG elements between the paper and the text. */
  below?: string;
};

/** Draws text with fonts from npm packages, as a PNG. */
export async function drawText(drawing: Drawing): Promise<Buffer> {
  const { width, height, font, size, paper = "white", ink = "#111", texts, below = "" } = drawing;
  await registerFonts();
  const words = texts.map(
    ({ x, y, text, anchor = "start", fill = ink, bold = false }) =>
      `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" xml:space="preserve"${bold ? ' font-weight="700"' : ""}>${escapeXml(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" font-size="${size}">
    <rect width="${width}" height="${height}" fill="${paper}"/>${below}${words.join("")}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: paper }).png().toBuffer();
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Greedy lines of at most `characters`. */
export function wrapText(text: string, characters: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + word.length + 1 > characters) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}
