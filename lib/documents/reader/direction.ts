/** Which way a question takes something to differ: "how much more", "how many fewer". */
export type Direction = { isMore: boolean; word: string };

const ASKED =
  /\b(?:how (?:much|many)|by how much)\b.{0,60}?\b(?:(?<more>more|higher|larger|greater|longer|bigger|heavier|taller|dearer|hotter|warmer)|(?<less>less|fewer|lower|smaller|shorter|cheaper|lighter|colder|cooler))\b/i;

/** The way that a question takes something to differ from something else; undefined where it takes none. */
export function directionAsked(question: string): Direction | undefined {
  const { more, less } = / than /i.test(question) ? (ASKED.exec(question)?.groups ?? {}) : {};
  const word = (more ?? less)?.toLowerCase();
  return word ? { isMore: more !== undefined, word } : undefined;
}

/** The way that a question takes two names to differ that it has word for word. */
export function directionBetween(
  question: string,
  names: readonly string[],
): Direction | undefined {
  return names.every((name) => placeOf(name, question) >= 0) ? directionAsked(question) : undefined;
}

/** Names in the order in which a question has them. */
export function asOrdered(question: string, names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => placeOf(a, question) - placeOf(b, question));
}

function placeOf(name: string, question: string): number {
  return question.toLowerCase().indexOf(name.toLowerCase());
}

/** A difference with what it is where it's the other way than a question takes it to be: "1.7 less, not more". */
export function inDirection(
  result: string,
  asked: Direction | undefined,
  first: number,
  second: number,
): string {
  if (!asked || first === second || asked.isMore === first > second) return result;
  return `${result} ${asked.isMore ? "less" : "more"}, not ${asked.word}`;
}
