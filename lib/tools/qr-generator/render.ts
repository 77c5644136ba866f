import "server-only";

import sharp from "sharp";

import { channelsOf } from "@/lib/tools/qr-generator/colors";
import type { QrLayout, QrSymbol } from "@/lib/tools/qr-generator/symbol";

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
  const { symbol, layout, lightColor, logo } = drawing;
  const edge = symbol.count * layout.modulePixels;
  const after = layout.size - edge - layout.offset;
  const enlarged = await sharp(rasterOf(drawing), {
    raw: { width: symbol.count, height: symbol.count, channels: 3 },
  })
    .resize(edge, edge, { kernel: "nearest" })
    .extend({
      top: layout.offset,
      left: layout.offset,
      bottom: after,
      right: after,
      background: lightColor,
    })
    .raw()
    .toBuffer();
  const image = sharp(enlarged, {
    raw: { width: layout.size, height: layout.size, channels: 3 },
  });
  if (logo) image.composite([await placeOnPixels(logo, drawing)]);
  return image.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** One RGB pixel per module. */
function rasterOf({ symbol, darkColor, lightColor }: Drawing): Buffer {
  const [dark, light] = [channelsOf(darkColor), channelsOf(lightColor)];
  const pixels = Buffer.alloc(symbol.modules.length * 3);
  symbol.modules.forEach((module, index) => {
    pixels.set(module ? dark : light, index * 3);
  });
  return pixels;
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
