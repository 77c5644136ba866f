/** Letters and a number that are one name: "BS EN ISO 9606-1", "NVQ Level 3", "18th Edition". Not a state with its ZIP code. */
const STANDARD =
  /(?<![\p{L}\d])(?:(?:BS|EN|ISO|IEC|DIN|ASME|ASTM|AWS|ANSI|NFPA|IATF|IPC|SAE|AS|AS\/NZS|IFRS|IAS|NIST|PAS|HTM|Form|Section)(?:[ /](?:EN|ISO|IEC|SP)){0,3} ?[A-Z]?\d[\d.:-]{0,14}(?<![.:-])|(?:NVQ|SVQ|BTEC|RQF|QCF|SCQF|CACHE|CPCS|ITIL|AAT|CIPD|ILM|WSET) (?:[Ll]evel|[Gg]rade|v) ?\d|\d{1,2}(?:st|nd|rd|th) [Ee]dition)(?![\p{L}\d])/gu;
/** What has "and" in it and is one thing. */
const PAIR =
  /(?<!\p{L})(?:city (?:&|and) guilds|health (?:&|and) safety|health (?:&|and) social care|moving (?:&|and) handling|inspection (?:&|and) test(?:ing)?|food (?:&|and) beverage|research (?:&|and) development)(?!\p{L})/giu;
/** What a number makes another thing of: "Level 2 food hygiene", "Category C license". */
const GRADE =
  /(?<!\p{L})(?:[Ll]evel|[Cc]lass|[Cc]ategory|[Gg]rade) (?:[1-9]|[A-E])(?= \p{L})|(?<!\p{L})[Cc](?:lass|ategory) (?:[1-9]|[A-E])(?=[ ,.;)]|$)/gu;
const SPACE = "\u00a0";

/** A text with names of several words that no list divides, joined by spaces that don't break. */
export function keptTogether(text: string): string {
  const joined = (name: string) => name.replaceAll(" ", SPACE);
  return text.replace(STANDARD, joined).replace(PAIR, joined).replace(GRADE, joined);
}

/** The same with plain spaces. */
export function setApart(text: string): string {
  return text.replaceAll(SPACE, " ");
}

/** Standards and the like in a sentence. */
export function standardsIn(text: string): string[] {
  return [...(text.match(STANDARD) ?? []), ...(text.match(PAIR) ?? [])];
}

/** Other ways to write a standard: "ISO9001" and "ISO 9001", without the year of its edition. */
export function formsOfStandard(term: string): string[] {
  const [name] = term.match(STANDARD) ?? [];
  if (name !== term || !/^\p{Lu}/u.test(term)) return [];
  const undated = term.replace(/:(?:19|20)\d{2}$/, "");
  return [undated, undated.replace(/ (?=\d)/, ""), undated.replace(/(?<=\p{Lu})(?=\d)/u, " ")];
}
