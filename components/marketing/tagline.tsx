import localFont from "next/font/local";

import { SITE } from "@/lib/core/site";

/** Until it's here, the upright face is slanted: it's as narrow, so the line doesn't wrap and push down what follows. */
const serifItalic = localFont({
  src: "../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
  variable: "--font-instrument-serif-italic",
  weight: "400",
  style: "italic",
  display: "swap",
  // Fetched ahead, it would be so on every page.
  preload: false,
  adjustFontFallback: false,
});

export function Tagline() {
  return (
    <p
      className={`${serifItalic.variable} text-2xl text-soft italic [font-family:var(--font-instrument-serif-italic),var(--font-instrument-serif),var(--serif-stand-ins),serif]`}
    >
      {SITE.tagline}
    </p>
  );
}
