// node bench/run.mjs make-documents scan <out.pdf> <page.jpg>... : an image-only PDF, like a scan
// node bench/run.mjs make-documents others <folder> : a filled-in form, a locked file and a damaged one
// Called by bench/fetch-documents.sh.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

import { makePdf, type PdfPageContent } from "@/tests/support/make-pdf";

/** Fields of the form and the values filled in. */
const ANSWERS = [
  ["Name of the applicant", "Olive Green"],
  ["Address", "14 Mill Street, Thirsk"],
  ["Telephone", "01632 960 417"],
  ["Size of the plot wanted", "125 square meters"],
  ["Begin of the lease", "1 April 2027"],
  ["Yearly rent", "84 pounds"],
  ["What will be grown", "Beans, kale and a row of cut flowers"],
  ["Neighbors who vouch for the applicant", "Hugo Black and Rosa White"],
] as const;

const RULES =
  "Plots are given in the order in which forms arrive. Sheds may be up to two meters high and need no permit.";

const FORM: readonly PdfPageContent[] = [
  {
    texts: [
      { text: "Application for an allotment", x: 60, y: 70, size: 18, bold: true },
      ...ANSWERS.map(([text], row) => ({ text, x: 60, y: 120 + row * 44 })),
      { text: RULES, x: 60, y: 520, size: 10 },
    ],
    fields: ANSWERS.map(([name, value], row) => ({ name, value, x: 60, y: 126 + row * 44 })),
  },
];

const [kind, target = ".", ...images] = process.argv.slice(2);
if (kind === "scan") writeFileSync(target, await scanOf(images));
else makeOthers(target);

async function scanOf(files: readonly string[]): Promise<Buffer> {
  const pages = files.map(async (file) => {
    const jpeg = readFileSync(file);
    // Color JPEG, as a scanner in color mode would produce.
    const color = await sharp(jpeg).toColorspace("srgb").jpeg({ quality: 85 }).toBuffer();
    const { width, height } = await sharp(color).metadata();
    return { scan: { jpeg: color, width, height } };
  });
  return makePdf(await Promise.all(pages));
}

function makeOthers(folder: string): void {
  const form = makePdf(FORM, { title: "Application for an allotment" });
  writeFileSync(path.join(folder, "form.pdf"), form);
  writeFileSync(path.join(folder, "locked.pdf"), makePdf(FORM, { locked: true }));
  writeFileSync(path.join(folder, "damaged.pdf"), form.subarray(0, form.length / 3));
}
