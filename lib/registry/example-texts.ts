/**
 * What the landing page and the tools show as examples, and the scripts make pictures of. `example-texts.test.ts` makes each of them
 * again with the product, from the samples in `public/samples`, and compares.
 */
export const NOTES = `# getting in
gates open at 7, close at dusk
the code changes every month, ask Dana
# water
rain tanks only, no hoses left running
when the red flag hangs at the gate, two cans a day
# open day
Saturday, June 13, tea at 3 pm
- bring gloves
- label your seedlings`;

export const ARTICLE = {
  title: "Welcome to Mill Lane",
  sections: [
    {
      heading: "Getting in",
      text: "Gates open at 7, close at dusk. The code changes every month, ask Dana.",
    },
    {
      heading: "Water",
      text: "Rain tanks only, no hoses left running. When the red flag hangs at the gate, two cans a day.",
    },
    {
      heading: "Open day",
      text: "Saturday, June 13, tea at 3 pm.",
      list: ["Bring gloves", "Label your seedlings"],
    },
  ] as readonly { heading: string; text: string; list?: readonly string[] }[],
};

const QUOTE = "A plot that is overgrown for 60 days gets a friendly letter.";

/** The built-in reader's answer about `public/samples/handbook.pdf`, and the page that it cites. */
export const ANSWER = {
  file: "handbook.pdf",
  pages: 5,
  question: "What happens to an overgrown plot?",
  heading: "Absence and neglect",
  quote: QUOTE,
  page: 4,
  paragraphs: [
    {
      before:
        "If you are ill or away, tell the secretary. Neighbors will keep your plot watered for up to six weeks, and nobody will touch your crops.",
      marked: "",
      after: "",
    },
    {
      before: "",
      marked: QUOTE,
      after:
        " If nothing happens within another 30 days, the committee may offer the plot to the next person on the waiting list.",
    },
    {
      before:
        "Tools, sheds, and greenhouses that are left behind belong to the association after three months.",
      marked: "",
      after: "",
    },
  ],
};

/** From ten titles for a keyword, in their order. */
export const TITLES = {
  keyword: "sourdough bread",
  titles: [
    "Common Mistakes When Making Sourdough Bread",
    "Sourdough Bread for Beginners: What to Know First",
    "What to Serve with Sourdough Bread",
    "Ways to Make Sourdough Bread Your Own",
  ],
} as const;

/** From the summary of `public/samples/talk.txt`, in medium detail. */
export const TALK = {
  about: "ocean currents",
  lines: [
    "An ocean current is a continuous movement of seawater that carries heat around the planet.",
    "Thermohaline circulation means a flow that is driven by heat and salt.",
    "Measurements since 2004 show that the flow has weakened by about 15 percent.",
  ],
} as const;

/** From the review of `public/samples/resume.pdf`. */
export const REVIEW = {
  overall: 88,
  part: "Experience",
  lost: 10,
  remark: "These lines don't start with a strong verb.",
  quotes: ["Responsible for the weekly reports", "Helped with various tasks in the office"],
} as const;

/** A line of `public/samples/receipt.jpg`, as it's read. */
export const RECEIPT_LINE = "4 Butter croissant 13.20";

/** What `public/landing/fox.webp` was drawn from. */
export const DRAWING = {
  description: "a fox under a big tree by a lake at sunset",
  style: "Cartoon style",
} as const;

/** What the QR code of an example opens. */
export const MENU_LINK = "https://example.com/menu";
