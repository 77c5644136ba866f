import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** What somebody wanted, and nobody had decided yet. */
const PROPOSED =
  /\b(?:proposed|proposes|moved to|suggested|recommended|put forward|asked (?:for|to))\b/i;
/** What became of it. */
const DECIDED =
  /\b(?:amend(?:ed|ment)|carried|passed|approved|adopted|rejected|turned down|voted down|defeated|withdrawn|agreed|decided|resolved)\b/i;
const MOST = 4;

/**
 * What became of a proposal, in the sentences behind it up to the decision: one that was amended or voted down doesn't say what
 * holds.
 *
 * @returns the proposal with them; empty where a statement proposes nothing, or nothing was decided
 */
export function outcomeOf({ units }: Structure, unit: Unit): Unit[] {
  if (unit.kind !== "sentence" || !PROPOSED.test(unit.text) || DECIDED.test(unit.text)) return [];
  const at = units.indexOf(unit);
  const following = units.slice(at + 1, at + 1 + MOST);
  const end = following.findIndex(
    ({ section, kind }) => section !== unit.section || kind !== "sentence",
  );
  const same = end < 0 ? following : following.slice(0, end);
  const decided = same.findIndex(({ text }) => DECIDED.test(text));
  return decided < 0 ? [] : [unit, ...same.slice(0, decided + 1)];
}

/** Statements, each proposal with what became of it. */
export function withOutcomes(structure: Structure, units: readonly Unit[]): Unit[] {
  return [
    ...new Set(
      units.flatMap((unit) => {
        const outcome = outcomeOf(structure, unit);
        return outcome.length > 0 ? outcome : [unit];
      }),
    ),
  ];
}
