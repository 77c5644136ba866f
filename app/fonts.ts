import localFont from "next/font/local";

/** Text and controls: the letters of English and western Europe, fetched ahead on every page. */
const geist = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  variable: "--font-geist",
  weight: "100 900",
  display: "swap",
});

/** All other letters it has, fetched only where a page shows one. */
const geistOther = localFont({
  src: "../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2",
  variable: "--font-geist-other",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-0303, U+0305-1FFF, U+2070-20AB, U+20AD-2121, U+2123-2190, U+2192, U+2194-2211, U+2213-2214, U+2216-FEFE",
    },
  ],
});

/** Figures and code: a few words on a few pages, so it isn't fetched ahead. */
const geistMono = localFont({
  src: "../node_modules/@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2",
  variable: "--font-geist-mono",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/** Headlines and page titles. */
const instrumentSerif = localFont({
  src: "../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  variable: "--font-instrument-serif",
  weight: "400",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

/** The classes that define every font's variable. */
export const FONT_VARIABLES = [geist, geistOther, geistMono, instrumentSerif]
  .map(({ variable }) => variable)
  .join(" ");
