/**
 * Makes the files in public/samples that people without one of their own can try a tool with: `node scripts/samples.mjs`.
 * The texts are our own work, and their people and places are invented. The photographs come from tests/fixtures.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pdfMake from "pdfmake";
import sharp from "sharp";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "public/samples");
/** Every reader has these, so the files stay small. */
const FONTS = {
  Times: { normal: "Times-Roman", bold: "Times-Bold" },
  Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold" },
};
const FIXED_DATE = new Date("2026-01-01T00:00:00Z");

const page = (title, paragraphs) => [
  { text: title, style: "title", pageBreak: "before" },
  ...paragraphs.map((text) => ({ text, margin: [0, 0, 0, 9] })),
];

const HANDBOOK = {
  pageSize: "A5",
  pageMargins: [48, 54, 48, 54],
  info: { title: "Mill Lane Allotments: Member handbook", creationDate: FIXED_DATE },
  defaultStyle: { font: "Times", fontSize: 11, lineHeight: 1.3 },
  styles: { title: { fontSize: 16, bold: true, margin: [0, 0, 0, 12] } },
  content: [
    { text: "Mill Lane Allotments", fontSize: 26, bold: true, margin: [0, 90, 0, 4] },
    { text: "Member handbook, 2026 edition", color: "#555555", margin: [0, 0, 0, 24] },
    "This handbook says how we share the site: what a plot costs, who waters what, and what happens when life gets in the way. Members vote on changes every October.",
    ...page("Plots and rent", [
      "A full plot is 250 square meters and costs 96 dollars a year. A half plot costs 52 dollars. Rent is due on March 1 and covers water, the tool shed, and insurance.",
      "New members start with a half plot. After one full season, they may ask for a second half next to it, if one is free.",
      "The waiting list has 41 names. Last year, 17 plots changed hands, so most people wait a little over two years.",
      "Members who give up a plot before June get half of that year's rent back. After June, nothing is paid back, but crops may be harvested until October 31.",
    ]),
    ...page("Water", [
      "Water comes from six rain tanks and, in dry spells, from the well. Hoses may not be left running unattended, and sprinklers are not allowed at any time of day.",
      "From June to August, water before nine in the morning or after seven in the evening. Watering at noon wastes more than half of what you pour.",
      "When the tanks are below one quarter, the water warden hangs a red flag at the gate. While it hangs there, each plot may take two cans a day.",
      "Report leaks to the water warden on the same day, even small ones: in 2024 a dripping tap cost us 1,300 liters in a week.",
    ]),
    ...page("Absence and neglect", [
      "If you are ill or away, tell the secretary. Neighbors will keep your plot watered for up to six weeks, and nobody will touch your crops.",
      "A plot that is overgrown for 60 days gets a friendly letter. If nothing happens within another 30 days, the committee may offer the plot to the next person on the waiting list.",
      "Tools, sheds, and greenhouses that are left behind belong to the association after three months.",
    ]),
    ...page("Bees, fires, and visitors", [
      "Two hives may stand on the site, both behind the east hedge. Ask the beekeeper before you spray anything, even soap.",
      "Bonfires are allowed on the first Saturday of November only. Everything else goes into the compost bins by the shed.",
      "Visitors are welcome from seven in the morning until dusk. Children may go anywhere except the well. Dogs stay on a lead.",
      "Open day is Saturday, June 13. Tea is at three.",
    ]),
  ],
};

const RESUME = {
  pageSize: "LETTER",
  pageMargins: [60, 60, 60, 60],
  info: { title: "Imani Brandt: Résumé", creationDate: FIXED_DATE },
  defaultStyle: { font: "Helvetica", fontSize: 10.5, lineHeight: 1.35 },
  styles: { section: { fontSize: 13, bold: true, margin: [0, 14, 0, 4] } },
  content: [
    { text: "Imani Brandt", fontSize: 20, bold: true },
    "imani.brandt@example.com | +1 555 0142 | linkedin.com/in/imanibrandt",
    { text: "Summary", style: "section" },
    "Operations manager with eight years in food logistics. Hard-working team player who is passionate about results.",
    { text: "Experience", style: "section" },
    { text: "Operations Manager, Lakeside Produce, Mar 2021 - Present", bold: true },
    {
      ul: [
        "Cut spoilage from 9% to 4% in two seasons by replanning 38 delivery routes",
        "Led a team of 14 drivers and 6 dispatchers across three depots",
        "Responsible for the weekly reports",
      ],
    },
    {
      text: "Dispatcher, Harbor Freight Lines, Jun 2018 - Feb 2021",
      bold: true,
      margin: [0, 8, 0, 0],
    },
    {
      ul: [
        "Scheduled 60 trucks a day and kept on-time delivery above 97%",
        "Helped with various tasks in the office",
        "Built the spreadsheet that replaced the paper logbook",
      ],
    },
    { text: "Education", style: "section" },
    "BSc Supply Chain Management, Michigan State University, 2018",
    { text: "Skills", style: "section" },
    "Route planning, SQL, Excel, Power BI, SAP, HACCP, Spanish",
  ],
};

const RECEIPT = [
  "CORNER BAKERY",
  "12 Mill Lane",
  "Saturday, June 13, 8:42 am",
  "",
  "2 Rye loaf           11.80",
  "4 Butter croissant   13.20",
  "1 Plum cake          24.00",
  "1 Coffee              3.40",
  "Total                52.40",
  "",
  "Thank you. Open until 2 pm.",
];

/** The lines of a receipt on paper, as JPEG. */
function receiptImage() {
  const lines = RECEIPT.map(
    (line, row) => `<text x="90" y="${130 + row * 44}" xml:space="preserve">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="660"><rect width="640" height="660" fill="#d9d4ca"/><rect x="44" y="40" width="552" height="580" fill="#fdfcf9"/><g font-family="DejaVu Sans Mono" font-size="28" fill="#222">${lines.join("")}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}

/** The upper part of a portrait, with what stands behind the person. */
function portrait() {
  return sharp(join(ROOT, "tests/fixtures/images/astronaut.jpg"))
    .extract({ left: 0, top: 0, width: 512, height: 341 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A talk without what only its captions have. */
async function talk() {
  const captions = await readFile(join(ROOT, "tests/fixtures/transcripts/lecture.txt"), "utf8");
  return captions.replace(/\[Music\]\n|>> ?|\{[^}]*\} ?/g, "").replace(/ {2,}/g, " ");
}

pdfMake.setFonts(FONTS);
await mkdir(FOLDER, { recursive: true });
const files = {
  "handbook.pdf": await pdfMake.createPdf(HANDBOOK).getBuffer(),
  "resume.pdf": await pdfMake.createPdf(RESUME).getBuffer(),
  "receipt.jpg": await receiptImage(),
  "talk.txt": await talk(),
  "portrait.jpg": await portrait(),
  "coffee.jpg": await readFile(join(ROOT, "tests/fixtures/images/coffee.jpg")),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(join(FOLDER, name), bytes);
