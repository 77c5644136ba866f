import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import sharp, { type Sharp } from "sharp";

import type { OcrLanguage } from "@/lib/ocr/languages";

export type TextImage = {
  name: string;
  /** The ground truth, line by line. */
  text: string;
  /** English when absent. */
  language?: OcrLanguage;
  file: () => Promise<Buffer>;
};

type Sheet = {
  name: string;
  text: string;
  language?: OcrLanguage;
  /** CSS of the page. */
  style: string;
  /** Degrades the rendered page, for example with blur or noise. */
  spoil?: (image: Sharp) => Sharp;
};

const PROSE = `The harbor wakes before the town does. At four the first boats come in, low in the water, and the gulls know it. By six the crates stand in rows along the quay, and a woman with a clipboard walks between them, counting under her breath.

Nobody speaks much. The price is written on a slate, rubbed out, and written again. When the bell rings at seven, 340 crates have changed hands, and the only sound left is the hose on the stones.`;

const RECEIPT = `CORNER BAKERY
12 Mill Lane, York
Order 4471

2 Rye loaf 9.80
1 Seed roll 1.35
3 Plum tart 11.25

Total 22.40
Paid by card 22.40
Thank you`;

const COLUMN = `Soil holds more carbon than the air and all plants together. How long it stays there depends on water, on warmth and on what lives in it. Fields that are plowed each spring lose some of it with every turn of the blade. Where roots stay in the ground, worms and fungi carry it deeper, and it may remain for centuries. Measuring it is slow work, because two steps to the side the ground may be different.`;

const CODE = `export function area(width, height) {
  const sides = [width, height];
  return sides.reduce((a, b) => a * b, 1);
}`;

const SHEETS: readonly Sheet[] = [
  { name: "page", text: PROSE, style: "font: 26px/1.5 Page; width: 900px; padding: 70px" },
  { name: "screenshot", text: PROSE, style: "font: 13px/1.5 Sans; width: 460px; padding: 16px" },
  { name: "receipt", text: RECEIPT, style: "font: 22px/1.4 Mono; width: 420px; padding: 40px" },
  {
    name: "sideways",
    text: PROSE,
    style: "font: 26px/1.5 Sans; width: 900px; padding: 60px",
    spoil: (image) => image.rotate(90),
  },
  {
    name: "upside-down",
    text: PROSE,
    style: "font: 26px/1.5 Page; width: 900px; padding: 60px",
    spoil: (image) => image.rotate(180),
  },
  {
    name: "crooked",
    text: PROSE,
    style: "font: 26px/1.5 Sans; width: 900px; padding: 60px",
    spoil: (image) => image.rotate(4, { background: "white" }),
  },
  {
    name: "dark",
    text: PROSE,
    style: "font: 20px/1.5 Sans; width: 640px; padding: 32px; background: #16181d; color: #d9dce2",
  },
  {
    name: "columns",
    text: COLUMN,
    style: "font: 22px/1.45 Page; width: 1000px; padding: 60px; columns: 2; column-gap: 60px",
  },
  { name: "code", text: CODE, style: "font: 24px/1.5 Mono; width: 700px; padding: 40px" },
  {
    name: "photograph",
    text: PROSE,
    style:
      "font: 26px/1.5 Page; width: 900px; padding: 60px; background: linear-gradient(115deg, #f4efe2, #b9b19d)",
    spoil: (image) => image.blur(0.9).jpeg({ quality: 55 }),
  },
];

const FONTS = {
  Page: "node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2",
  Sans: "node_modules/geist/dist/fonts/geist-sans/Geist-Regular.ttf",
  Mono: "node_modules/geist/dist/fonts/geist-mono/GeistMono-Regular.ttf",
};

const GERMAN = `Der Hafen wacht früher auf als die Stadt. Um vier kommen die ersten Boote herein, tief im Wasser, und die Möwen wissen es. Um sechs stehen die Kisten in Reihen am Kai, und eine Frau mit einem Klemmbrett geht zwischen ihnen hindurch und zählt leise mit.

Es wird wenig gesprochen. Der Preis steht auf einer Schiefertafel, wird weggewischt und neu geschrieben. Größe und Güte entscheiden über alles übrige.`;

const JAPANESE = `港は町より早く目を覚ます。四時に最初の船が入り、カモメはそれを知っている。六時には箱が岸に並び、女の人が数えながら歩く。

値段は黒板に書かれ、消され、また書かれる。七時に鐘が鳴ると、三百四十の箱が売れている。`;

const GERMAN_SHEETS: readonly Sheet[] = [
  {
    name: "german",
    text: GERMAN,
    language: "deu",
    style: "font: 26px/1.5 Page; width: 900px; padding: 70px",
  },
  {
    name: "german-small",
    text: GERMAN,
    language: "deu",
    style: "font: 14px/1.5 Sans; width: 480px; padding: 16px",
  },
];

const JAPANESE_SHEETS: readonly Sheet[] = [
  {
    name: "japanese",
    text: JAPANESE,
    language: "jpn",
    style: "font: 28px/1.7 Given; width: 900px; padding: 70px",
  },
  {
    name: "japanese-small",
    text: JAPANESE,
    language: "jpn",
    style: "font: 16px/1.7 Given; width: 520px; padding: 20px",
  },
  {
    name: "japanese-columns",
    text: JAPANESE,
    language: "jpn",
    style: "font: 28px/1.7 Given; writing-mode: vertical-rl; height: 560px; padding: 40px",
  },
];

/** Ten images of different kinds of English text, rendered with fonts from npm packages. */
export function textImages(browser: Browser): Promise<TextImage[]> {
  return imagesOf(browser, SHEETS, FONTS);
}

/** Images of text in other languages; Japanese only when a font is given. */
export function foreignTextImages(browser: Browser, [font]: string[]): Promise<TextImage[]> {
  return font
    ? imagesOf(browser, [...GERMAN_SHEETS, ...JAPANESE_SHEETS], { ...FONTS, Given: font })
    : imagesOf(browser, GERMAN_SHEETS, FONTS);
}

type Fonts = Record<string, string>;

async function imagesOf(
  browser: Browser,
  sheets: readonly Sheet[],
  fonts: Fonts,
): Promise<TextImage[]> {
  const images: TextImage[] = [];
  for (const { name, text, language, style, spoil = (image: Sharp) => image } of sheets) {
    const file = async () => {
      const page = await browser.newPage();
      try {
        await page.setContent(sheetHtml(text, style, fonts));
        await page.evaluate("document.fonts.ready");
        const drawn = await page.locator("main").screenshot({ type: "png" });
        return await spoil(sharp(drawn)).toBuffer();
      } finally {
        await page.close();
      }
    };
    images.push({ name, text, file, ...(language && { language }) });
  }
  return images;
}

function sheetHtml(text: string, style: string, fonts: Fonts): string {
  const faces = Object.entries(fonts).map(([family, path]) => {
    const bytes = readFileSync(path).toString("base64");
    return `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${bytes}) }`;
  });
  const paragraphs = text.split("\n\n").map((part) => `<p>${part.replaceAll("<", "&lt;")}</p>`);
  return `<style>${faces.join("\n")}
    body { margin: 0 } p { margin: 0 0 1em; white-space: pre-wrap }
    main { box-sizing: border-box; background: white; color: #111; ${style} }
  </style><main>${paragraphs.join("")}</main>`;
}

/**
 * Character error rate: Levenshtein distance divided by the length of `written`. Whitespace collapses to
 * one space, or to none between Japanese characters.
 */
export function characterError(read: string, written: string): number {
  const from = [...flat(read)];
  const to = [...flat(written)];
  let row = to.map((_, index) => index + 1);
  for (const [i, character] of from.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = character === to[j] ? diagonal : diagonal + 1;
      diagonal = above;
      left = Math.min(cost, above + 1, left + 1);
      return left;
    });
  }
  return (row.at(-1) ?? from.length) / Math.max(1, to.length);
}

function flat(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/(?<=[\u3001-\u9fff]) | (?=[\u3001-\u9fff])/g, "")
    .trim();
}
