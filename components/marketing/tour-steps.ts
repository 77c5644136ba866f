/**
 * The steps of the tour. Their screenshots are `public/tour/<id>-<wide|narrow>-<light|dark>.webp`,
 * which `scripts/take-tour-screenshots.mjs` takes of the running product.
 */
export const TOUR_STEPS = [
  {
    id: "form",
    title: "Describe what you want",
    text: "Every tool works the same way: the form is on one side, the result on the other. Here, it's a topic and a length.",
    alt: "The article writer: a topic and a length on the left, an empty result panel on the right.",
  },
  {
    id: "writing",
    title: "Watch it write",
    text: "The text appears as the model writes it. Click Stop at any time and keep what you have.",
    alt: "The article writer at work: the first paragraphs in the result panel, with a Stop button.",
  },
  {
    id: "article",
    title: "Take it with you",
    text: "Copy it, or download it as Markdown, Word, or PDF. Below it are its length and the engine that wrote it.",
    alt: "A finished article with its toolbar and a footer that names the engine.",
  },
  {
    id: "titles",
    title: "Ten titles for one keyword",
    text: "Choose a category, then turn any title into an article.",
    alt: "The blog title generator: a keyword and a category on the left, a numbered list of titles on the right.",
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
