import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { groupBy } from "@/lib/documents/reader/group-by";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** "Call 999", "ring NHS 111", "phone your doctor at once", "contact a poison center". */
const EMERGENCY = new RegExp(
  [
    String.raw`\b(?:call|ring|dial|phone|telephone|contact)\b(?: for)?(?: (?:the|an?|your|local|NHS|us on|us at|immediately|on)){0,3} (?:(?:999|911|112|111|000|988|116 ?117)(?![\d.,-]?\d)|(?:emergency|ambulance|poison|paramedic)\p{L}*)`,
    String.raw`\b(?:seek|get|need|require)s? (?:(?:urgent|immediate|emergency|prompt|professional|medical|further|a|some) ){0,3}(?:medical|emergency|doctor['’]s) (?:help|advice|attention|care|treatment|assistance|aid)\b`,
    String.raw`\b(?:seek|get) (?:(?:urgent|immediate|prompt|medical) )?(?:help|advice|attention) (?:if|at once|immediately|straight away|right away|urgently)\b`,
    String.raw`\b(?:go (?:straight |immediately |directly )?to|attend|visit) (?:the |your |an? )?(?:nearest )?(?:A ?& ?E|accident and emergency|emergency (?:room|department)|ER|hospital|casualty)\b`,
    String.raw`\b(?:stop (?:taking|using)|keep (?:\p{L}+ ){0,4}(?:out of|away from) (?:the )?(?:sight and )?(?:the )?(?:reach of )?children)\b`,
    String.raw`\b(?:tell|call|ring|phone|see|contact|consult) (?:your|a|the) (?:doctor|GP|pharmacist|dentist|midwife|nurse|surgeon|vet)\b[^.]{0,40}\b(?:if|at once|immediately|straight away|right away)\b`,
  ].join("|"),
  "iu",
);
/** "Call us at any hour if you have severe pain" */
const CALL_IF = /\b(?:call|ring|phone)\b[^.;]{0,60}\bif\b/i;
/** Of a body, not "heavy to open" or "the chest of drawers". */
const SYMPTOM =
  /\b(?:(?:severe|sudden|chest|stomach|strong|bad|worse|worsening|increasing|more) (?:\p{L}{2,20} )?(?:pains?|headaches?|swelling|weakness|rash|reactions?|dizziness|numbness)|pains? (?:\p{L}{2,20} ){0,2}(?:worse|severe|stronger)|(?<!\bneeds? )bleeding|bleeds? (?:heavily|a lot)|fever|unconscious|faints?|fainted|fainting|(?:trouble|difficulty|problems?) (?:with )?breathing|short(?:ness)? of breath|(?:can(?:['’]t|not)|struggles? to|hard to) breathe|numbness|vomit(?:s|ed|ing)?)\b/iu;
/** "When to ring us", "Call 999 if", "Do not take this medicine if", "First aid". */
const HELP =
  /^(?:\d{1,2}\W{1,3})?(?:when (?:to|you should|should (?:you|i)|do i need to) (?:ring|call|phone|contact|see|get|seek|ask|tell|worry|stop|go)\b|(?:get|getting|seek|seeking) (?:\p{L}+ )?(?:help|advice)\b|(?:in (?:an|case of) )?emergenc(?:y|ies)\b(?! (?:fund|exit|lighting|contact))|(?:call|ring|dial) (?:999|911|112|111|us(?: (?:at once|right away|immediately|straight away))? if|your)\b|(?:warning|danger|red[- ]flag) signs?\b|first[- ]aid\b|(?:do not|don['’]t) (?:take|use)\b|stop taking\b)/iu;
/** What a document about a medicine, a treatment, or a dangerous thing speaks of. */
const MEDICAL =
  /\b(?:\d (?:mg|mcg|micrograms?)\b|tablets?|capsules?|doses?|dosage|medicines?|medication|side effects?|symptoms?|patients?|inhal\w+|swallow\w*|antidote|wounds?|flammable|corrosive|toxic|hazard\w*|fumes)\b/giu;
const MIN_MEDICAL = 3;
/** "Don't take aspirin", "No alcohol for 48 hours", "It must not be used near a flame". */
const FORBIDS =
  /^(?:please |but )?(?:do not|don['’]t|never|avoid|stop|keep (?:it |them )?(?:out|away)|no (?!(?:appointment|charge|cost|fee|need|problem|change)\b)\p{L}+ (?:for|until|during|before|after)\b)|\b(?:must(?: not|n['’]t)|should(?: not|n['’]t)|may not|can(?:not|['’]t)) (?:be )?(?:tak\w+|us\w+|swallow\w*|giv\w+|mix\w*|driv\w+|drink|eat|operat\w+|inhal\w+|touch\w*|breathe\w*)\b|\b(?:warning|danger|caution)\b\s?[:!]/iu;
const MOST_CHARACTERS = 600;
const READ_UNITS = 2_000;
const MOST_HELP = 16;
const MOST_WARNINGS = 10;

/** Whether a statement says whom to call in an emergency, or what to do about a danger. */
export function saysEmergency(text: string): boolean {
  if (text.length >= MOST_CHARACTERS) return false;
  return EMERGENCY.test(text) || (SYMPTOM.test(text) && CALL_IF.test(text));
}

/** Kinds that are read for what to do, an invoice where a care sheet is behind it; others only speak of medicines. */
const READ_FOR_ADVICE: readonly (PaperKind | undefined)[] = [
  undefined,
  "manual",
  "handbook",
  "letter",
  "event",
  "notice",
  "invoice",
];

/**
 * When to get help, and whom to call: what stands below a heading for it, whole, and what is said of it elsewhere. Only where the
 * document says so for a danger to somebody's health.
 */
export async function helpGroups(
  kind: PaperKind | undefined,
  { units, sections }: Structure,
  signal?: AbortSignal,
): Promise<UnitGroup[]> {
  if (!READ_FOR_ADVICE.includes(kind)) return [];
  const isMeant = isAboutHealth(units);
  const isHelp = sections.map(({ title }) => isMeant && HELP.test(title));
  const below = await filterInTurns(
    units,
    (unit) => unit.kind !== "heading" && isHelp[unit.section] === true,
    signal,
  );
  const elsewhere = await filterInTurns(
    units,
    (unit) => unit.kind !== "heading" && !isHelp[unit.section] && saysEmergency(unit.text),
    signal,
  );
  const groups = [...groupBy(below, ({ section }) => section)].map(([section, own]) =>
    groupOf(sections[section]?.title ?? "", own, MOST_HELP),
  );
  return elsewhere.length > 0
    ? [...groups, groupOf("When to get help", elsewhere, MOST_HELP)]
    : groups;
}

/** What else is warned of, so that nothing of it is left out without a word: all but what is shown already. */
export async function warningGroups(
  kind: PaperKind | undefined,
  { units }: Structure,
  shown: ReadonlySet<Unit>,
  signal?: AbortSignal,
): Promise<UnitGroup[]> {
  const isRead = kind === "faq" || READ_FOR_ADVICE.includes(kind);
  if (!isRead || !isAboutHealth(units)) return [];
  const left = await filterInTurns(
    units,
    (unit) =>
      unit.kind !== "heading" &&
      !shown.has(unit) &&
      unit.text.length < MOST_CHARACTERS &&
      (FORBIDS.test(unit.text) || saysEmergency(unit.text)),
    signal,
  );
  return left.length > 0 ? [groupOf("More warnings", left, MOST_WARNINGS)] : [];
}

function groupOf(title: string, units: readonly Unit[], most: number): UnitGroup {
  return { title, units: units.slice(0, most), left: Math.max(0, units.length - most) };
}

function isAboutHealth(units: readonly Unit[]): boolean {
  const read = units.slice(0, READ_UNITS);
  if (read.some(({ text }) => saysEmergency(text))) return true;
  const words = read.reduce((sum, { text }) => sum + (text.match(MEDICAL)?.length ?? 0), 0);
  return words >= MIN_MEDICAL;
}
