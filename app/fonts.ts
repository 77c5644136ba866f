import localFont from "next/font/local";

/** Text and controls: the letters of English (`scripts/subset-fonts.mjs`), fetched ahead on every page. */
const geist = localFont({
  src: "./subset-fonts/geist.woff2",
  variable: "--font-geist",
  weight: "400 700",
  display: "swap",
});

/** The other letters of western Europe, fetched only where a page shows one. */
const geistLatin = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  variable: "--font-geist-latin",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00B1, U+00B3-00B6, U+00B8-00C8, U+00CA-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02BC, U+02C6, U+02DA, U+02DC, U+0304, U+201A, U+201E, U+2022, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2212",
    },
  ],
});

/** All other letters it has, fetched in the same way. */
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

/** Headlines and page titles: the letters of English, fetched ahead on every page. */
const instrumentSerif = localFont({
  src: "./subset-fonts/instrument-serif.woff2",
  variable: "--font-instrument-serif",
  weight: "400",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

/** The other letters it has, fetched only where a page shows one. */
const instrumentSerifOther = localFont({
  src: "../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  variable: "--font-instrument-serif-other",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00B1, U+00B3-00B6, U+00B8-00C8, U+00CA-00D6, U+00D8-00E8, U+00EA-00FF, U+0102, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0300-0308, U+201A, U+201E, U+2022, U+2039-203A, U+20AC, U+2122, U+2212",
    },
  ],
});

/**
 * The landing page's tagline, with its letters only. Until it's here, the upright face is slanted: it's as narrow, so the line doesn't
 * wrap and push down what follows.
 */
const taglineItalic = localFont({
  src: "./subset-fonts/tagline-italic.woff2",
  variable: "--font-tagline-italic",
  weight: "400",
  style: "italic",
  display: "swap",
  // Fetched ahead, it would be so on every page.
  preload: false,
  adjustFontFallback: false,
});

/** The classes that define every font's variable. */
export const FONT_VARIABLES = [
  geist,
  geistLatin,
  geistOther,
  geistMono,
  instrumentSerif,
  instrumentSerifOther,
  taglineItalic,
]
  .map(({ variable }) => variable)
  .join(" ");
