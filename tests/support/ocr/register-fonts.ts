import sharp from "sharp";

const FONTS = {
  Geist: "node_modules/geist/dist/fonts/geist-sans/Geist-Regular.ttf",
  "Geist Mono": "node_modules/geist/dist/fonts/geist-mono/GeistMono-Regular.ttf",
};

export type FontName = keyof typeof FONTS;

let registering: Promise<void> | undefined;

/**
 * Has drawings know fonts from npm packages, in any process that has drawn no letters yet: librsvg takes what fonts Pango
 * has loaded by its first drawing with letters, and no later ones.
 */
export function registerFonts(): Promise<void> {
  registering ??= register();
  return registering;
}

async function register(): Promise<void> {
  for (const [font, fontfile] of Object.entries(FONTS))
    await sharp({ text: { text: "x", font, fontfile } }).toBuffer();
}
