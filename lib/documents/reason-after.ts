import "server-only";

import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { Citation } from "@/lib/documents/citation";
import { proved } from "@/lib/documents/prove-answer";
import type { Question } from "@/lib/documents/question";
import { type QuotedAnswer, showClosest } from "@/lib/documents/quoted-answer";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { SearchableDocument } from "@/lib/documents/searchable-document";

const ASKS_WHY = /^\W{0,3}(?:and |so |but )?(?:why|how come|for what reason)\b/i;
const GIVES_REASON =
  /\b(?:because|owing to|due to|as a result|so that|in order to|thanks to|since|reasons?|as)\b|^To \p{Ll}/u;
/** "Since last week" tells a time. */
const SINCE_THEN = /\bsince (?:then|last|the|early|late|\d|\p{Lu})/giu;
/** "We are making this change because …": the reason of what the sentence before says. */
const GOES_ON_WITH_REASON =
  /^(?:We|This|These|The|It|They|That)\b[^.;]{0,60}\b(?:this|these|that|it|is|was|change|decision|reason)\b[^.;]{0,40}\b(?:because|owing to|due to|so that|in order to|is that)\b/;

/** What was found out about it: the sentence after "He was brought in with a cough." "This shows how the team works" isn't that. */
const FINDS =
  /\b(?:(?:show(?:ed|n)|reveal(?:s|ed)|discovered|detected|identified)(?! (?:no|not|none|nothing|how|why|what|the way|off|up|normal)\b)|turned out (?:that|to be)|found that|(?:established|confirmed) that|diagnos(?:ed|is)|caused by)\b|\b(?:inspection|inspectors?|tests?|exam(?:ination)?|scans?|x-rays?|radiographs?|engineers?|technicians?|mechanics?|vets?|doctors?|investigat(?:ion|ors)|analysis|survey|plumbers?|electricians?|divers|biopsy)\b.{0,30} (?:found|shows?|confirm(?:s|ed))\b(?! (?:no|not|none|nothing|how|why|what|normal)\b)/iu;
/** "A sock was taken out." */
const GOES_ON_WITH_FINDING = /^An? .{2,60} (?:was|were)\b/;
const STATES_CAUSE =
  /\bcauses? (?:is|was|are|were|lies|may be|seems? to be|appears? to be)\b|\b(?:is|was|are|were) (?:most \p{L}+ |probably )?caused by\b/iu;
const MOST_AFTER = 2;

/**
 * The reason that the sentence after a quoted one gives, where a question asks why and nothing quoted says it; or else, what the
 * sentences after it found out, and the only cause that the document states where nothing is sure.
 */
export async function withReasonAfter(
  document: SearchableDocument,
  index: UnitIndex,
  { question }: Question,
  answer: QuotedAnswer,
): Promise<QuotedAnswer> {
  const { citations, found } = answer;
  if (!ASKS_WHY.test(question) || answer.answer.startsWith("**")) return answer;
  const hasReason = ({ quote }: Citation) => GIVES_REASON.test(quote.replaceAll(SINCE_THEN, " "));
  if (citations.some(hasReason)) return answer;
  const { units } = index.structure;
  const quoted = citations.flatMap(({ quote }) => index.byQuote.get(quote) ?? []);
  for (const unit of quoted) {
    const next = followingOf(unit, units)[0];
    if (!next || !GOES_ON_WITH_REASON.test(next.text)) continue;
    const given = await proved(document, index, { kind: "answer", units: [next] });
    if (given.found) return given;
  }
  if (quoted.length === 0 || quoted.length < citations.length) return answer;
  const findings = quoted.flatMap((unit) => findingsAfter(unit, units));
  const more = findings.length > 0 || found ? findings : await onlyCause(units, index.signal);
  const all = [...new Set([...quoted, ...more])];
  if (all.length === quoted.length) return answer;
  const whole = await proved(document, index, { kind: "answer", units: all });
  if (!whole.found) return answer;
  return found ? whole : showClosest(whole);
}

/** The sentences behind one in its paragraph. */
function followingOf(unit: Unit, units: readonly Unit[]): Unit[] {
  const at = units.indexOf(unit) + 1;
  const next = units.slice(at, at + MOST_AFTER);
  const end = next.findIndex(
    (one) => one.kind !== "sentence" || one.section !== unit.section || one.isLead,
  );
  return unit.kind === "sentence" ? next.slice(0, end < 0 ? next.length : end) : [];
}

function findingsAfter(unit: Unit, units: readonly Unit[]): Unit[] {
  const next = followingOf(unit, units);
  const end = next.findIndex(
    ({ text }, at) => !FINDS.test(text) && (at === 0 || !GOES_ON_WITH_FINDING.test(text)),
  );
  return next.slice(0, end < 0 ? next.length : end);
}

async function onlyCause(units: readonly Unit[], signal?: AbortSignal): Promise<Unit[]> {
  const stated = await filterInTurns(
    units,
    ({ kind, text }) => kind !== "heading" && STATES_CAUSE.test(text),
    signal,
  );
  return stated.length === 1 ? stated : [];
}
