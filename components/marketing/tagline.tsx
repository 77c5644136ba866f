import localFont from "next/font/local";

import { SITE } from "@/lib/core/site";

const serifItalic = localFont({
  src: "../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
  weight: "400",
  style: "italic",
  display: "swap",
  // Fetched ahead, it would be so on every page.
  preload: false,
  adjustFontFallback: "Times New Roman",
});

export function Tagline() {
  return <p className={`${serifItalic.className} text-2xl text-soft`}>{SITE.tagline}</p>;
}
