/** What the landing page and the tools show as examples: a test makes the article again with the product and compares. */
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
