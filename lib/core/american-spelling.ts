type Rule = readonly [british: RegExp, american: string];

/** How British words differ from American ones: "colour", "realise", "litre", "travelled", "licence", "grey". */
const REGULAR: readonly Rule[] = [
  [/our(?=(?:s|ed|ing|ful|fully|able|ite|ites|al|ally|less|ly|hood|er|ers|y|ist|ists)?$)/, "or"],
  [/is(?=(?:e|es|ed|er|ers|ing|ation|ations|ational)$)/, "iz"],
  [/ys(?=(?:e|es|ed|er|ers|ing)$)/, "yz"],
  [/tre(?=s?$)/, "ter"],
  [/ogue(?=s?$)/, "og"],
  [/ll(?=(?:ed|ing|er|ers)$)/, "l"],
  [/ence(?=s?$)/, "ense"],
  [/^sc(?=ep)/, "sk"],
  [/mould/, "mold"],
  [/plough/, "plow"],
  [/^grey/, "gray"],
  [/^tyre/, "tire"],
  [/^kerb/, "curb"],
  [/^cheque/, "check"],
  [/gramme/, "gram"],
  [/^cosy/, "cozy"],
  [/^cosi(?=er|est|ly)/, "cozi"],
  [/^pyjama/, "pajama"],
  [/^draught/, "draft"],
  [/^aluminium/, "aluminum"],
  [/^jewellery/, "jewelry"],
  [/^storey/, "story"],
  [/^doughnut/, "donut"],
  [/^moustache/, "mustache"],
  [/^yoghurt/, "yogurt"],
];

/** "Oestrogen", "fulfil": so many words that are the same everywhere look like these that a dictionary has to decide. */
const DOUBTFUL: readonly Rule[] = [
  [/[ao]e/, "e"],
  [/l(?=(?:ment|ments|ful|fully|s)?$)/, "ll"],
];

/** What a word in lowercase may be in American spelling. Most of it is no word at all: a dictionary tells. */
export function americanSpellings(word: string): string[] {
  return [...REGULAR, ...DOUBTFUL]
    .filter(([british]) => british.test(word))
    .map(([british, american]) => word.replace(british, american));
}

/**
 * Folds British spellings into American ones: licence, organise, colour, modelled. Other words may change along, so this
 * is for comparing texts that were both folded.
 */
export function foldSpelling(text: string): string {
  return text.toLowerCase().replace(/\p{L}+/gu, foldWord);
}

/** Few words match any rule, and one test is faster than all of them. */
const MAY_BE_BRITISH = new RegExp(REGULAR.map(([british]) => british.source).join("|"));

function foldWord(word: string): string {
  if (!MAY_BE_BRITISH.test(word)) return word;
  return REGULAR.reduce((folded, [british, american]) => folded.replace(british, american), word);
}
