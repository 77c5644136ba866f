import type { Figure } from "@/lib/documents/reader/figure-types";

/** "More than 800 kWh", "the first 800 kWh" */
const BEFORE =
  /\b(?:more than|less than|fewer than|over|above|below|under|up to|first|next|exceed\w*|beyond|at least|at most|no more than|maximum(?: of)?|minimum(?: of)?|limit of|per|every|each|another|additional|between|to|until|from)\s(?:the |a |an )?$/i;
/** "800 kWh at 11 cents", "800 kWh or more" */
const BEHIND =
  /^\s?(?:or (?:more|less|fewer|above)|at\b|@|per\b|[×x]\s|threshold|limit|allowance|block|tier|and (?:above|over|more)|-\d)/i;

/** Whether a figure is where something begins or ends, such as a higher price, and not how much of it there is. */
export function isThreshold(
  { at, text: figure }: Pick<Figure, "at" | "text">,
  text: string,
): boolean {
  return (
    BEFORE.test(text.slice(Math.max(0, at - 40), at)) || BEHIND.test(text.slice(at + figure.length))
  );
}
