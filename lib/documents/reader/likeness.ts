import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** Statements with a smaller share of their words in another one have nothing in common. */
export const SIMILAR = 0.5;

type Compared = { units: readonly Unit[]; terms: ReadonlySet<string> };

/**
 * Tells how much of the words of some statements stands in others: in those that are kept, or in what is shown in any case.
 */
export async function likeness(
  all: readonly Compared[],
  shown: readonly Unit[],
  signal?: AbortSignal,
): Promise<(statement: Pick<Compared, "units">, kept: ReadonlySet<Unit>) => number> {
  const told = shown.map(({ text }) => new Set(contentTerms(text)));
  const others = new Map(
    await flatMapInTurns(
      all,
      ({ units, terms }) => {
        const near = all.flatMap((other) => {
          const share = other.units === units ? 0 : sharedOf(terms, other.terms);
          const [first] = other.units;
          return first && share > SIMILAR ? [{ first, share }] : [];
        });
        const most = told.reduce((max, own) => Math.max(max, sharedOf(terms, own)), 0);
        return [[units, { near, most }] as const];
      },
      signal,
    ),
  );
  return ({ units }, kept) => {
    const { near = [], most = 0 } = others.get(units) ?? {};
    return near.reduce(
      (max, other) => (kept.has(other.first) ? Math.max(max, other.share) : max),
      most,
    );
  };
}

function sharedOf(own: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const term of own) if (others.has(term)) shared += 1;
  return shared / own.size;
}
