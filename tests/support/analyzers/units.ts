/** Repeated, these made one analyzer or another take the square of their length, or may well. */
export const UNITS = [
  ..."\n \ta0é漢ا.-–—_*#`(<[\"'’“%@|,…",
  ...["A. ", "](", "[](", "![", "> ", "1.", "&nbsp;", "!?", "a\n", "- \n", "1,", "00:00 ", "a@"],
  ...[
    "a.a",
    "http://",
    "A ",
    "a. A",
    "$1 ",
    "a-",
    "()",
    "\n\n",
    "\r\n",
    "A\n",
    "Aa. ",
    "a’",
    "***",
  ],
  ...[":\ta\n", "|-|-|\n", "|:|a|\n", "a, b, ", "~~a"],
  ...[
    "```",
    "  \n",
    ".\n",
    "Word word. ",
    "The Point is a sort. ",
    "00:00:00,000 --> 00:00:01,000\n",
    "b c\n",
    "éa",
  ],
];

export const UNITS_OF_SHORT_TEXTS = [
  "it ",
  "the ",
  "a b ",
  "? ",
  "what is ",
  "and ",
  "? or ",
  "of ",
  ", aa.",
  " mit-taxes",
  '",',
  '"a",',
];

/** What questions begin with that readers of questions look for. */
export const QUESTION_HEADS = [
  "",
  "What is b",
  "What does the b",
  "How much is the ",
  "Who is ",
  "Who is the ",
  "Can I ",
  "What about ",
  "Summarize ",
  "Why does the ",
  "How long does ",
  "How long does it take ",
  "What is the difference between a ",
];

/** A text of about so many characters that repeats a unit between two ends. */
export function between(
  [head, tail]: readonly [string, string],
  unit: string,
  length: number,
): string {
  const text = head + unit.repeat(Math.ceil(length / unit.length)) + tail;
  // Two bytes a character, as after a JSON body with any other letter: of a text with one byte each, V8 knows that it has no
  // dash, and skips what looks for one.
  return `漢${text}`.slice(1);
}
