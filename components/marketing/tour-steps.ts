/**
 * The steps of the tour. Their pictures are `public/tour/<id>-<wide|narrow>-<light|dark>.webp`, which
 * `scripts/take-tour-pictures.mjs` takes of the running product.
 */
export const TOUR_STEPS = [
  {
    id: "form",
    title: "Say what you want",
    text: "Every tool has the same bench: the form on one side, the result on the other. Here, a topic and a length.",
    alt: "The article writer: a topic and a length on the left, an empty result on the right.",
  },
  {
    id: "writing",
    title: "Watch it being written",
    text: "The text appears as the model writes it. Stop ends it within a second and keeps what is there.",
    alt: "The article writer at work: the first paragraphs stand in the result, with a Stop button.",
  },
  {
    id: "article",
    title: "Take it with you",
    text: "Copy it, or download it as Markdown, Word or PDF. Under it stand its length and the engine that wrote it.",
    alt: "A finished article with its toolbar, and a footer line that names the engine.",
  },
  {
    id: "titles",
    title: "Ten titles for one keyword",
    text: "Pick the category you write for. Each title leads straight to an article about it.",
    alt: "The blog title generator: a keyword and a category on the left, a numbered list of titles on the right.",
  },
  {
    id: "dashboard",
    title: "Everything is kept",
    text: "Search what you made, filter it by tool, open it again, or delete it and change your mind.",
    alt: "The dashboard: two summary cards, a search box, a filter, and a list of recent creations.",
  },
] as const;

/** Sizes of a picture in CSS pixels, for large screens and for phones; the files hold twice as many. */
export const PICTURE_SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 520 },
} as const;
