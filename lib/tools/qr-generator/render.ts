import "server-only";

import sharp from "sharp";

import { channelsOf } from "@/lib/tools/qr-generator/colors";
import type { QrLayout, QrSymbol } from "@/lib/tools/qr-generator/symbol";
import { encodeTwoColorPng } from "@/lib/tools/qr-generator/two-color-png";

/** A logo (PNG) and the side of the area cleared for it, in modules. */
export type PlacedLogo = { png: Buffer; side: number };

/** Everything needed to render a code. */
export type Drawing = {
  symbol: QrSymbol;
  layout: QrLayout;
  /** Quiet zone in modules. */
  margin: number;
  darkColor: string;
  lightColor: string;
  logo: PlacedLogo | null;
};

/** Clear space between a logo and the code around it, in modules. */
const LOGO_PADDING = 0.75;

/** Renders a PNG of exactly `layout.size` pixels a side, without metadata. */
export async function renderPng(drawing: Drawing): Promise<Buffer> {
  const dark = channelsOf(drawing.darkColor);
  const light = channelsOf(drawing.lightColor);
  const code = encodeTwoColorPng(scanlinesOf(drawing), { dark, light });
  if (!drawing.logo) return code;
  const image = sharp(code).composite([await placeOnPixels(drawing.logo, drawing)]);
  return image.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** Packed scanlines of the whole image; those of one row of modules are the same buffer. */
function scanlinesOf({ symbol: { count, modules }, layout }: Drawing): Buffer[] {
  const { size, modulePixels, offset } = layout;
  const blank = Buffer.alloc(Math.ceil(size / 8));
  const rows: Buffer[] = new Array(size).fill(blank);
  for (let row = 0; row < count; row += 1) {
    const scanline = Buffer.alloc(blank.length);
    for (let x = 0; x < count * modulePixels; x += 1) {
      if (!modules[row * count + Math.floor(x / modulePixels)]) continue;
      const pixel = offset + x;
      scanline[pixel >> 3] = (scanline[pixel >> 3] ?? 0) | (0x80 >> (pixel & 7));
    }
    const top = offset + row * modulePixels;
    rows.fill(scanline, top, top + modulePixels);
  }
  return rows;
}

async function placeOnPixels({ png, side }: PlacedLogo, { symbol, layout }: Drawing) {
  const { modulePixels, offset } = layout;
  const edge = Math.max(1, Math.round((side - 2 * LOGO_PADDING) * modulePixels));
  const start = offset + Math.round((symbol.count * modulePixels - edge) / 2);
  const input = await sharp(png)
    .resize(edge, edge, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  return { input, left: start, top: start };
}

/**
 * Renders an SVG with one unit per module and exactly the requested margin.
 *
 * Nothing in it comes from the text: only numbers, two validated colors, and a logo that we encoded
 * ourselves.
 */
export function renderSvg(drawing: Drawing): string {
  const { symbol, layout, margin, darkColor, lightColor, logo } = drawing;
  const edge = symbol.count + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.size}" height="${layout.size}"`,
    ` viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges">`,
    `<path fill="${lightColor}" d="M0 0h${edge}v${edge}H0z"/>`,
    `<path fill="${darkColor}" d="${darkRuns(symbol, margin)}"/>`,
    logo ? placeOnUnits(logo, edge) : "",
    "</svg>",
  ].join("");
}

/** Adjacent modules in a row become one rectangle. */
function darkRuns({ count, modules }: QrSymbol, margin: number): string {
  let path = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const start = column;
      while (column < count && modules[row * count + column]) column += 1;
      const length = column - start;
      if (length > 0) path += `M${start + margin} ${row + margin}h${length}v1h-${length}z`;
    }
  }
  return path;
}

function placeOnUnits({ png, side }: PlacedLogo, edge: number): string {
  const width = side - 2 * LOGO_PADDING;
  const start = (edge - width) / 2;
  const address = `data:image/png;base64,${png.toString("base64")}`;
  return `<image x="${start}" y="${start}" width="${width}" height="${width}" href="${address}"/>`;
}
