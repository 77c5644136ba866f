import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import type { TextAmount } from "@/lib/pdf/pdf";

/** Running headers and footers aren't kept, and take at most such a share of a page. */
const RUNNING_FACTOR = 1.1;

/** What is read of a document: somewhat more than what is kept of it. */
export const MOST_TEXT: TextAmount = {
  characters: RUNNING_FACTOR * LIMITS.documentCharacters,
  lines: LIMITS.documentLines,
};

/** The refusal of a PDF that has more text than is read, or kept. */
export class TooMuchTextError extends AppError {
  constructor(what: keyof TextAmount) {
    const most = { characters: LIMITS.documentCharacters, lines: LIMITS.documentLines }[what];
    super(
      "unusable",
      `This PDF has more text than the limit of ${most.toLocaleString("en")} ${what}. Split it and upload one part.`,
    );
  }
}
