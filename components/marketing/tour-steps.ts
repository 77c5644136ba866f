/**
 * The steps of the tour. Their screenshots are `public/tour/<id>-<wide|narrow>-<light|dark>.webp`,
 * which `scripts/take-tour-screenshots.mjs` takes of the running product.
 */
export const TOUR_STEPS = [
  {
    id: "form",
    title: "Say what you want",
    text: "Every tool works the same way: fill in a short form, and get the result next to it or, on a phone, below it. Here, it's notes for an article.",
    alt: "The article writer with a topic and a few notes, before its first run.",
  },
  {
    id: "article",
    title: "Take it with you",
    text: "Edit it, copy it, or download it as Markdown, Word, or PDF. Below it are its length and the engine that made it.",
    alt: "The finished article under its toolbar: the notes, arranged under three headings.",
  },
  {
    id: "answer",
    title: "Ask a document",
    text: "Upload a PDF and ask. The answer quotes it, and a click on the page number opens the page with the words marked.",
    alt: "The PDF summarizer: a question about a handbook, and an answer that quotes its page 4.",
  },
  {
    id: "cutout",
    title: "Images, too",
    text: "Remove a background or an object, extract text, make images smaller, or generate them.",
    alt: "The background remover: a cup and its saucer without the table they stood on.",
  },
  {
    id: "dashboard",
    title: "Everything is saved",
    text: "Search your creations, filter them by tool, and reopen any of them. If you delete one by mistake, click Undo.",
    alt: "The dashboard: two summary cards, a search box, a filter, and a list of recent creations.",
  },
] as const;

/**
 * Screenshot sizes in CSS pixels, for large screens and for phones; the files are twice as large.
 */
export const SCREENSHOT_SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 520 },
} as const;
