import type { ToolSlug } from "@/lib/registry/tools";

/**
 * One sentence of at most 90 characters on each tool, for its page and the cards that lead there. Apart from the registry: every
 * page fetches that as script.
 */
export const TOOL_DESCRIPTIONS: Record<ToolSlug, string> = {
  "write-article": "Turn a topic into a structured article at the length you choose.",
  "blog-titles": "Get ten distinct titles for a keyword, in the category you choose.",
  "qr-generator": "Create customizable QR codes as PNG or SVG for links, text, and more.",
  "extract-text": "Extract text from images in your browser with an open-source OCR engine.",
  "generate-images": "Describe an image, choose a style, and generate it.",
  "image-compressor": "Make images smaller: choose size, quality, and format.",
  "remove-background":
    "Cut out the subject of an image, with soft edges and a transparent background.",
  "remove-object": "Erase an object from an image: name it, click it, or paint over it.",
  "review-resume": "Upload your résumé as a PDF and get feedback that quotes your own words.",
  "pdf-summarizer": "Upload a PDF, get a summary, and chat with it.",
  "youtube-summarizer": "Paste a link, get summaries, and ask questions.",
  community: "Browse published creations and show appreciation.",
};
