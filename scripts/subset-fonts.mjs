// Makes the fonts that every first visit fetches, in app/subset-fonts: of each face only the letters of English, and of the sans only the
// weights in use. Run it again when a face, or the tagline, changes: node scripts/subset-fonts.mjs
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FOLDER = "app/subset-fonts";
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join("");
/** ASCII, and what the interface's own words need: a fixed space, the letters of "résumé", quotes, dashes, marks, and arrows. */
const ENGLISH = `${ASCII}\u00a0·×©²Éé–—‘’“”…↑↓`;
const TAGLINE = "discover, compare, build";

const SUBSETS = [
  {
    name: "geist",
    face: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    text: ENGLISH,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "instrument-serif",
    face: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    text: ENGLISH,
  },
  {
    name: "tagline-italic",
    face: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    text: TAGLINE,
  },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, face, text, variationAxes } of SUBSETS) {
  const whole = await readFile(`node_modules/${face}`);
  const subset = await subsetFont(whole, text, {
    targetFormat: "woff2",
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(`${FOLDER}/${name}.woff2`, subset);
  console.log(`${name}: ${whole.length} bytes, ${subset.length} left`);
}
