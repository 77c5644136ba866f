import { isAbbreviated } from "@/lib/tools/review-resume/find-term";

type Term = { spelling: string; weight: number; required: boolean };

/** Counts what is named twice once: "transportation management system (TMS)". */
export function withoutTwoNames(terms: readonly Term[]): Term[] {
  const long = terms.filter(({ spelling }) => spelling.includes(" "));
  const whole = new Map(
    terms.map((term) => [
      term,
      /^\p{Lu}{2,6}s?$/u.test(term.spelling)
        ? long.find(({ spelling }) => isAbbreviated(term.spelling.replace(/s$/, ""), spelling))
        : undefined,
    ]),
  );
  return terms
    .filter((term) => !whole.get(term))
    .map((term) => {
      const short = terms.filter((one) => whole.get(one) === term);
      return {
        ...term,
        weight: term.weight + short.reduce((sum, { weight }) => sum + weight, 0),
        required: [term, ...short].some(({ required }) => required),
      };
    });
}
