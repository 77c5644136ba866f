/** Which way a question takes something to differ, "how much more", "how many fewer", and what is said of the other way. */
export type Direction = { isMore: boolean; word: string; opposite: string };

const OPPOSITES: Record<string, string> = {
  more: "less",
  higher: "lower",
  larger: "smaller",
  greater: "smaller",
  longer: "shorter",
  bigger: "smaller",
  heavier: "lighter",
  taller: "shorter",
  dearer: "cheaper",
  hotter: "cooler",
  warmer: "cooler",
  less: "more",
  fewer: "more",
  lower: "higher",
  smaller: "larger",
  shorter: "longer",
  cheaper: "more expensive",
  lighter: "heavier",
  colder: "warmer",
  cooler: "warmer",
};

const ASKED =
  /\b(?:how (?:much|many)|by how much)\b.{0,60}?\b(?:(?<more>more|higher|larger|greater|longer|bigger|heavier|taller|dearer|hotter|warmer)|(?<less>less|fewer|lower|smaller|shorter|cheaper|lighter|colder|cooler))\b/i;

/** The way that a question takes something to differ from something else; undefined where it takes none. */
export function directionAsked(question: string): Direction | undefined {
  const { more, less } = / than /i.test(question) ? (ASKED.exec(question)?.groups ?? {}) : {};
  const word = (more ?? less)?.toLowerCase();
  if (!word) return undefined;
  const isCounted = word === "more" && /\bhow many\b/i.test(question);
  const opposite = isCounted ? "fewer" : (OPPOSITES[word] ?? "");
  return { isMore: more !== undefined, word, opposite };
}

/** The way that a question takes two names to differ that it has word for word, one before "than" and one behind it. */
export function directionBetween(
  question: string,
  names: readonly string[],
): Direction | undefined {
  const than = question.search(/ than /i);
  const places = names.map((name) => placeOf(name, question));
  const areApart = places.filter((place) => place < than).length === 1;
  return areApart && !places.includes(-1) ? directionAsked(question) : undefined;
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
  return `${result} ${asked.opposite}, not ${asked.word}`;
}
