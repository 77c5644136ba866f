import { contentTerms } from "@/lib/documents/terms";

/** "So a yellow wall is no good sign", which isn't "so I'm Anna" and "so the next question is". */
const CONCLUDES =
  /^(?:and )?so,? (?!(?:i|let|what|why|how|when|where|who|now|then|today|first|next|far|you(?:['’](?:ll|re))? (?:need|want|have|take|start|get|put|use|go|can|gonna|going)\b|(?:the|my|our) (?:first|second|third|next|last|final|question|answer))\b)(?!.*\?$)/iu;
const FIGURE =
  /(?<![\p{L}\d])(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)(?![\p{L}\d])/iu;

/** Whether a sentence concludes from the one before, by what both are about or by their figures: without it, it says no reason. */
export function concludesFrom(text: string, before: string): boolean {
  if (!CONCLUDES.test(text) || /\?$/.test(before)) return false;
  const terms = new Set(contentTerms(before));
  return reckonsFrom(text, before) || contentTerms(text).some((term) => terms.has(term));
}

/** Whether a figure follows from that of the sentence before: "The biggest is 38 mm. So the ice left 76 years ago." */
export function reckonsFrom(text: string, before: string): boolean {
  return CONCLUDES.test(text) && FIGURE.test(text) && FIGURE.test(before);
}
