import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** What somebody wanted, and nobody had decided yet. */
const PROPOSED =
  /\b(?:proposed|proposes|moved to|suggested|recommended|put forward|asked (?:for|to|about)|raised the|brought up)\b/i;
/** What became of it. */
const DECIDED =
  /\b(?:amend(?:ed|ment)|carried|passed|approved|adopted|rejected|turned down|voted down|defeated|withdrawn|agreed|decided|resolved|put off|postponed|deferred)\b/i;
/** It didn't come to what was wanted, whoever says so. */
const UNDONE = /\b(?:amend(?:ed|ment)|rejected|turned down|voted down|defeated|withdrawn)\b/i;
/** "The recommended dose is 200 mg." was never put to anybody. */
const RECOMMENDED =
  /\b(?:the|an?|our|its|their) (?:recommended|suggested) (?:\p{L}+ ){1,3}(?:is|are|was|were)\b/iu;
/** Somebody votes on what is proposed. */
const MEETING =
  /\b(?:minutes of|minutes$|meetings?|motions?|moved to|seconded|vot(?:e[sd]?|ing)|unanimous(?:ly)?|committee|council|(?:the|our) (?:board|assembly)|carried by|put forward|proposes|(?:was|were) (?:agreed|decided|resolved))\b/i;
const MOST = 4;

/**
 * What became of a proposal, in the sentences behind it up to the decision: one that was amended or voted down doesn't say what
 * holds.
 *
 * @returns the proposal with them; empty where a statement proposes nothing, or nothing was decided
 */
export function outcomeOf(structure: Structure, unit: Unit): Unit[] {
  if (unit.kind !== "sentence" || !PROPOSED.test(unit.text) || DECIDED.test(unit.text)) return [];
  const { units } = structure;
  const at = units.indexOf(unit);
  const following = units.slice(at + 1, at + 1 + MOST);
  const end = following.findIndex(
    ({ section, kind }) => section !== unit.section || kind !== "sentence",
  );
  const same = end < 0 ? following : following.slice(0, end);
  if (!same.some(({ text }) => DECIDED.test(text))) return [];
  const isMeeting = isOfMeeting(structure, [unit, ...same]);
  if (!isMeeting && RECOMMENDED.test(unit.text)) return [];
  const told = isMeeting ? DECIDED : UNDONE;
  const decided = same.findIndex(({ text }) => told.test(text));
  return decided < 0 ? [] : [unit, ...same.slice(0, decided + 1)];
}

/** Elsewhere, "approved" is said of anything. */
function isOfMeeting(structure: Structure, statements: readonly Unit[]): boolean {
  const { title, sections } = structure;
  const around = [title, ...statements.flatMap(({ section }) => sections[section]?.title ?? [])];
  return (
    around.some((text) => MEETING.test(text)) ||
    statements.some(({ text }) => MEETING.test(text)) ||
    recognizeKind(structure)?.kind === "minutes"
  );
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
