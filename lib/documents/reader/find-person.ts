import { createYielder, findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { actsAsAsked, saysAct } from "@/lib/documents/reader/acts-as-asked";
import { isLabelOf } from "@/lib/documents/reader/find-figure";
import type { Focus } from "@/lib/documents/reader/focus";
import { coverageOf, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { invoiceParties, type Parties } from "@/lib/documents/reader/invoice-parties";
import { letterheadFor } from "@/lib/documents/reader/letterhead";
import { nameIn, withoutPeriod } from "@/lib/documents/reader/name-in-statement";
import { NAMES } from "@/lib/documents/reader/names";
import {
  authorLine,
  BILLED,
  signatory,
  signatureLines,
  withoutMarks,
} from "@/lib/documents/reader/opening-groups";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** A name, or names, with the statement that it stands in. */
export type FoundPerson = {
  name: string;
  unit: Unit;
  /** Whether nothing shows that it is whoever does what is asked. */
  isUnproven?: boolean;
};

const MIN_COVERAGE = 0.6;
const PARTIES = /\bpart(?:y|ies)\b/i;
const AUTHORS = /\b(?:wrote|written|authors?|author of)\b/i;
/** "Own" is too common a word to be searched for. */
const OWNS = /\b(?:owns|owned by|owners?\b|property of|belongs to)/i;
const CLIENT = /\b(?:customer|client|billed|buyer|pays the (?:invoice|bill))\b/i;
const SIGNED =
  /\b(?:sign\w{0,5}|from whom|sent|sender|writes|wrote|written)\b|\b(?:is|was) (?:it|this|that|(?:the|this) (?:letter|e-?mail|note|notice|message)) from\W*$/i;
/** "Whom do I send the signed form to?" asks for nobody who signed. */
const ASKS_RECEIVER =
  /^\W{0,3}(?:and |so |but )?(?:to )?whom? (?:do|does|should|must|shall|can|will|would) (?:i|we|you|they|one)\b[^?]{0,40}\b(?:send|return|give|mail|e-?mail|hand|deliver|submit|address|forward|write)\b/i;
/** "Who is the county treasurer?" */
const ASKS_HOLDER =
  /^\W{0,3}(?:and |so |but )?who(?:['’]?s| is| was) (?:the|my|our|your|this|their|its) (?:\p{L}+ ){0,3}?(?<role>\p{L}+)[^\p{L}\p{N}]*$/iu;
const LETTER = /\b(?:letter|e-?mail|note)\b/i;
const DEAR = /^dear\b/i;
const SENDER = /\b(?:sent|sender|from whom|issued|wrote|seller|supplier|vendor|bills?)\b/i;
const FROM = /^(?:from|sender|seller|supplier|vendor|issued by|billed by)\W?$/i;
const RECIPIENT =
  /\bwhom? (?:is|was) (?:it|this|(?:the|this) \p{L}+) (?:for|to|(?:addressed|written|sent) to)[^\p{L}\p{N}]*$|^\W{0,3}to whom (?:is|was)\b|\brecipient\b|\baddressee\b/iu;
const TO =
  /^(?:(?:to|for|attention|attn|customer|client|recipient|bill(?:ed)? to|prepared for)\s?:\s*|dear (?!sirs?\b|all\b|madam\b|(?:customer|reader)\b))/i;
/** Finds who is asked for; undefined when the document doesn't say. */
export async function findPerson(
  index: UnitIndex,
  question: string,
  focus: Focus,
): Promise<FoundPerson | undefined> {
  const { structure, signal } = index;
  const { units } = structure;
  const party = partyAsked(await invoiceParties(structure, signal), question);
  if (party) return { name: party.text, unit: party };
  if (PARTIES.test(question)) return findParties(units, signal);
  if (AUTHORS.test(question)) {
    const signed = SIGNED.test(question) ? await signatory(structure, signal) : undefined;
    // The line above a letter that is a name is whom it goes to.
    const isLetter =
      LETTER.test(question) || (await findInTurns(units, ({ text }) => DEAR.test(text), signal));
    const authors = isLetter ? undefined : authorLine(structure);
    if (authors) return { name: withoutMarks(authors.text), unit: authors };
    if (signed) return { ...signed, name: withoutMarks(signed.name) };
    // "Who wrote the paper?" names nothing that a statement could be about.
    if (focus.required.length < 2) return undefined;
  }
  const asksReceiver = ASKS_RECEIVER.test(question);
  if (SIGNED.test(question) && !asksReceiver) {
    const signed = await signatory(structure, signal);
    if (signed) return signed;
  }
  const [, below] = await signatureLines(structure, signal);
  if (below && isRoleAsked(below, focus)) return signatory(structure, signal);
  if (SENDER.test(question) && !asksReceiver) {
    const isFrom = ({ cells: [label = "", value = ""], kind }: Unit) =>
      value !== "" && FROM.test(label) && kind === "row";
    const unit = await findInTurns(units, isFrom, signal);
    if (unit?.cells[1]) return { name: unit.cells[1], unit };
  }
  if (RECIPIENT.test(question)) {
    const isTo = ({ kind, text }: Unit) => kind !== "heading" && TO.test(text) && text.length < 160;
    const unit = await findInTurns(units, isTo, signal);
    if (unit) return { name: unit.text.replace(TO, "").replace(/,$/, ""), unit };
    return undefined;
  }
  if (CLIENT.test(question)) {
    const isBelow = (_: Unit, at: number) => BILLED.test(units[at - 1]?.text ?? "");
    const unit = await findInTurns(units, isBelow, signal);
    if (unit && unit.kind !== "row") return { name: unit.text, unit };
  }
  const doctor = ASKS_DOCTOR.test(question) ? await onlyDoctor(units, signal) : undefined;
  if (doctor) return doctor;
  const isOwned = /\bown(?:s|ed|er|ers)?\b/i.test(question);
  return findNamed(index, question, focus, isOwned ? OWNS : undefined);
}

const MOST_IN_ROLE = 50;

/** "Headteacher" below the name of who signed. */
function isRoleAsked({ text }: Unit, { required }: Focus): boolean {
  const role = new Set(text.length > MOST_IN_ROLE ? [] : contentTerms(text));
  return required.length > 0 && required.every((term) => role.has(term));
}

const ASKS_DOCTOR =
  /^\W{0,3}who(?:['’]s| is| was) (?:the|my|our|his|her) (?:doctor|physician|vet|dentist|surgeon)\W*$/i;
const DOCTOR = new RegExp(String.raw`\bDr\.? ${NAMES}`, "gu");

/** The only one whose name has the title. */
async function onlyDoctor(
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<FoundPerson | undefined> {
  const doctorsIn = (unit: Unit) =>
    DEAR.test(unit.text)
      ? []
      : [...unit.text.matchAll(DOCTOR)].map(({ 0: name }) => ({ name: withoutPeriod(name), unit }));
  const named = await flatMapInTurns(units, doctorsIn, signal);
  return named.every(({ name }) => name === named[0]?.name) ? named[0] : undefined;
}

/** "Who is it from?", "Who should I pay?" */
const ASKS_SELLER =
  /\b(?:sent|sender|from whom|issued|seller|sold|supplier|vendor|bills|billed (?:me|us)|wrote)\b|\b(?:is|was) (?:it|this|(?:the|this) (?:invoice|bill)) from\b|^\W{0,3}whom? (?:do|should|must|can|will) (?:i|we) pay\b/i;

/** The party of an invoice that a question asks for. */
function partyAsked({ seller, buyer }: Parties, question: string): Unit | undefined {
  if (CLIENT.test(question) || RECIPIENT.test(question)) return buyer;
  return ASKS_SELLER.test(question) ? seller : undefined;
}

const BETWEEN = /\b(?:between|by and among|among) ([^,(“”"]{2,100})(?:[,(]|\s["“])/i;
const AND_NAME = /\band (\p{Lu}[^,("“]{1,100})(?:[,(.]|\s["“])/gu;

/** "between A, a company, and B, a company" */
async function findParties(
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<FoundPerson | undefined> {
  const pause = createYielder(signal);
  for (const unit of units) {
    await pause();
    const first = BETWEEN.exec(unit.text);
    if (!first) continue;
    const rest = unit.text.slice(first.index + first[0].length - 1);
    const [second] = rest.matchAll(AND_NAME);
    if (second) return { name: `${first[1]?.trim()} and ${second[1]?.trim()}`, unit };
    const [one = "", other = ""] = (first[1] ?? "").split(/ and (?=\p{Lu})/u);
    if (other) return { name: `${one} and ${other}`, unit };
  }
  return undefined;
}

/** @param says what the statement must say besides */
async function findNamed(
  index: UnitIndex,
  question: string,
  focus: Focus,
  says: RegExp | undefined,
): Promise<FoundPerson | undefined> {
  const pause = createYielder(index.signal);
  let best: (FoundPerson & { share: number }) | undefined;
  if (focus.required.length === 0) return undefined;
  const letterhead = letterheadFor(index.structure, question);
  for (const [at, { unit }] of index.units.entries()) {
    await pause();
    if (unit.kind === "heading" || isHeadOfTable(unit) || letterhead.has(unit)) continue;
    if (says && !says.test(unit.text)) continue;
    const { share, isNear } = coverageOf(index, at, focus);
    const isField = unit.cells.length === 2 && isLabelOf(unit.cells[0] ?? "", focus);
    const isAbout = isField || (share >= MIN_COVERAGE && isNear);
    const isCovered = isAbout && holdsMost(index, at, focus);
    if (!isCovered) continue;
    const name = nameIn(unit, focus);
    if (!name || isOffice(name, question)) continue;
    const isUnproven = !actsAsAsked(name, unit, question);
    const isBetter = !best || (isUnproven === best.isUnproven ? share > best.share : !isUnproven);
    if (isBetter) best = { name, unit, share, isUnproven };
  }
  const isElsewhere = ({ kind, text }: Unit) => kind === "sentence" && saysAct(text, question);
  // Where another sentence says who was against it, one that doesn't is about something else.
  if (best?.isUnproven && !saysAct(best.unit.text, question))
    return (await findInTurns(index.structure.units, isElsewhere, index.signal)) ? undefined : best;
  return best;
}

/** Stands in front of an office, and is no first name. */
const OF_OFFICE =
  /^(?:county|city|town|township|village|state|district|borough|parish|school|club|board|council|court|church|bank|company|university|college|hospital|department|national|federal|regional|assistant|deputy|vice|chief|general|executive|managing|head)$/;

/**
 * "Rosedale County Treasurer" is the office that a question names, and nobody who holds it. "Tim Cook" may be the new cook.
 */
function isOffice(name: string, question: string): boolean {
  const role = ASKS_HOLDER.exec(question)?.groups?.role?.toLowerCase();
  const words = name.toLowerCase().split(/\s+/);
  if (role === undefined || words.at(-1) !== role) return false;
  const before = words.at(-2) ?? "";
  return (
    before === "" ||
    OF_OFFICE.test(before) ||
    question
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(before)
  );
}

/** A name belongs to a verb only where both are in one statement. */
function holdsMost(index: UnitIndex, at: number, { required }: Focus): boolean {
  const named = required.filter((term) => !index.subject.has(term));
  const own = { required: named.length > 0 ? named : required, generic: [], optional: [] };
  const only = { ...index, subject: new Set<string>(), units: index.units.slice(at, at + 1) };
  return coverageOf(only, 0, own).share >= MIN_COVERAGE;
}
