import "server-only";

import sharp from "sharp";

import { channelsOf } from "@/lib/tools/qr-generator/colors";
import { LOGO_PADDING, type LogoSpace } from "@/lib/tools/qr-generator/logo-spaces";
import type { QrEyeShape, QrModuleShape } from "@/lib/tools/qr-generator/options";
import { ballsPath, framesPath, modulesPath, squaresPath } from "@/lib/tools/qr-generator/shapes";
import type { QrLayout, QrSymbol } from "@/lib/tools/qr-generator/symbol";
import { encodeTwoColorPng } from "@/lib/tools/qr-generator/two-color-png";

/** A logo (PNG) and its space. */
export type PlacedLogo = {
  png: Buffer;
  space: LogoSpace;
  /** What share of the space inside the padding it takes. */
  scale: number;
  /** Whether something in it could pass for a pattern of the code's own. */
  isMistakable: boolean;
};

/** Shapes, and colors as `#rrggbb`. */
type Style = {
  moduleShape: QrModuleShape;
  eyeFrameShape: QrEyeShape;
  eyeBallShape: QrEyeShape;
  darkColor: string;
  lightColor: string;
  /** Those of the modules, when absent. */
  eyeFrameColor?: string | undefined;
  eyeBallColor?: string | undefined;
};

/** Everything needed to render a code. */
export type Drawing = {
  symbol: QrSymbol;
  layout: QrLayout;
  /** Quiet zone in modules. */
  margin: number;
  style: Style;
  logo: PlacedLogo | null;
};

/** Whether a code consists of anything but squares of one color. */
export function isStyled(style: Style): boolean {
  const { darkColor, eyeFrameColor = darkColor, eyeBallColor = darkColor } = style;
  return !isSquare(style) || eyeFrameColor !== darkColor || eyeBallColor !== darkColor;
}

function isSquare({ moduleShape, eyeFrameShape, eyeBallShape }: Style): boolean {
  return [moduleShape, eyeFrameShape, eyeBallShape].every((shape) => shape === "square");
}

/** Renders a PNG of exactly `layout.size` pixels a side, without metadata. */
export async function renderPng(drawing: Drawing): Promise<Buffer> {
  const { style, layout, logo } = drawing;
  if (isStyled(style)) {
    const { size, modulePixels, offset } = layout;
    const onPixels = { quiet: offset / modulePixels, edge: size / modulePixels };
    return sharp(Buffer.from(toMarkup(drawing, onPixels)))
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer();
  }
  const code = encodeTwoColorPng(scanlinesOf(drawing), twoColorsOf(style));
  if (!logo) return code;
  const image = sharp(code).composite([await placeOnPixels(logo, drawing)]);
  return image.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** Whether the PNG of this drawing comes from the two-color encoder as it is. */
export function isTwoColorPng({ style, logo }: Drawing): boolean {
  return !logo && !isStyled(style);
}

function twoColorsOf({ darkColor, lightColor }: Style) {
  return { dark: channelsOf(darkColor), light: channelsOf(lightColor) };
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

async function placeOnPixels({ png, space, scale }: PlacedLogo, { symbol, layout }: Drawing) {
  const { modulePixels, offset } = layout;
  const lengthOf = (modules: number) =>
    Math.max(1, Math.round(scale * (modules - 2 * LOGO_PADDING) * modulePixels));
  const [width, height] = [lengthOf(space.width), lengthOf(space.height)];
  const startOf = (length: number) =>
    offset + Math.round((symbol.count * modulePixels - length) / 2);
  const input = await sharp(png)
    .resize(width, height, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  return { input, left: startOf(width), top: startOf(height) };
}

/** Renders an SVG with one unit per module and exactly the requested margin. */
export function renderSvg(drawing: Drawing): string {
  const { symbol, margin } = drawing;
  return toMarkup(drawing, { quiet: margin, edge: symbol.count + 2 * margin });
}

/**
 * Nothing in the markup comes from the text: only numbers, validated colors, and a logo that we encoded ourselves.
 *
 * @param quiet where the modules begin, and `edge` how wide the image is, in modules
 */
function toMarkup(drawing: Drawing, { quiet, edge }: { quiet: number; edge: number }): string {
  const { symbol, layout, style, logo } = drawing;
  const start = quiet === 0 ? 0 : -quiet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.size}" height="${layout.size}"`,
    ` viewBox="${start} ${start} ${edge} ${edge}"`,
    isSquare(style) ? ' shape-rendering="crispEdges">' : ">",
    filled(style.lightColor, `M${start} ${start}h${edge}v${edge}h-${edge}z`),
    ...(isStyled(style)
      ? styledPaths(symbol, style)
      : [filled(style.darkColor, squaresPath(symbol))]),
    logo ? placeOnUnits(logo, symbol.count) : "",
    "</svg>",
  ].join("");
}

function styledPaths(symbol: QrSymbol, style: Style): string[] {
  const { darkColor, eyeFrameColor = darkColor, eyeBallColor = darkColor } = style;
  return [
    filled(darkColor, modulesPath(symbol, style.moduleShape)),
    filled(eyeFrameColor, framesPath(symbol.count, style.eyeFrameShape), ' fill-rule="evenodd"'),
    filled(eyeBallColor, ballsPath(symbol.count, style.eyeBallShape)),
  ];
}

function filled(color: string, path: string, rule = ""): string {
  return `<path fill="${color}"${rule} d="${path}"/>`;
}

function placeOnUnits({ png, space, scale }: PlacedLogo, count: number): string {
  const lengthOf = (modules: number) => scale * (modules - 2 * LOGO_PADDING);
  const [width, height] = [lengthOf(space.width), lengthOf(space.height)];
  const [x, y] = [(count - width) / 2, (count - height) / 2];
  const address = `data:image/png;base64,${png.toString("base64")}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"/>`;
}
