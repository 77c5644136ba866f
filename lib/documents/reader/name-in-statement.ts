import { stem } from "@/lib/core/stem";
import type { Focus } from "@/lib/documents/reader/focus";
import { NAMES } from "@/lib/documents/reader/names";
import { isPlace } from "@/lib/documents/reader/places";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

const NAME = new RegExp(NAMES, "gu");
const TITLED =
  /^(?:The|This|That|These|Those|A|An|In|On|At|By|For|From|It|We|You|He|She|They|Our|Your|All|Each|Every|No|If|When|Please|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
/** "your practice nurse", and not when. */
const OWN_ONE = String.raw`(?:your|our|my|his|her|its|their) \p{Ll}[\p{L}'’-]{1,20}(?: (?!(?:at|in|on|to|of|for|from|with|within|before|after|during|under|until|by|and|or|as|if|when|once|two|three|four|five|six|seven|eight|nine|ten|twelve|directly|every|each|no|not)\b)\p{Ll}[\p{L}'’-]{1,20}){0,2}`;
const BY = new RegExp(
  String.raw`(?<=\S )by ((?:the|a|an|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \p{L}[^,.;:()]{2,80}|${OWN_ONE}|${NAMES})`,
  "u",
);
const MONTH_OR_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Thanksgiving|Christmas|Easter)\b/;
/** What stands in a field and is nobody. */
const NOBODY = /^(?:date|name|signature|title|yes|no|n\/a|none|same|see|not|the|an?)\b/i;

/** "Gwen Tallis (chair), Omar Haddad": the one with the role that is asked for, or else all; without what is no name. */
function holderIn(
  [label = "", value = ""]: readonly string[],
  { required, generic }: Focus,
): string | undefined {
  const asked = new Set(required.flatMap((term) => [...alternatives(term)]));
  const holder = value
    .split(/[,;] /)
    .find((one) =>
      contentTerms(/\(([^)]{2,40})\)/.exec(one)?.[1] ?? "").some((term) => asked.has(term)),
    );
  if (holder) return holder.replace(/ \(.*$/, "");
  const named = new Set([...required, ...generic].flatMap((term) => [...alternatives(term)]));
  if (!contentTerms(label).some((term) => named.has(term))) return undefined;
  const parts = value.split(/(?<=[,;]) /);
  const other = parts.findIndex((part) => /[\d@]/.test(part));
  const names = (other < 0 ? parts : parts.slice(0, other)).join(" ").replace(/[,;]$/, "");
  return /^\p{Lu}/u.test(names) && !NOBODY.test(names) ? names : undefined;
}

const LABELED = /^(?<label>\p{L}[\p{L} ]{1,30}): (?<names>.{3,600}?)\.?$/u;
const LISTED = new RegExp(String.raw`^(?:and )?${NAMES}(?: \([^()]{1,40}\))?$`, "u");

/** "Present: Gwen Tallis (chair), Omar Haddad" as a label with its names: one of them isn't who was there. */
function listedIn(text: string): readonly [string, string] | undefined {
  const { label = "", names = "" } = LABELED.exec(text)?.groups ?? {};
  const all = names.split(/[,;] /);
  return all.length > 1 && all.every((name) => LISTED.test(name)) ? [label, names] : undefined;
}

const CALLED =
  /\((?:the |together,? (?:the )?|collectively,? (?:the )?|hereinafter,? (?:the )?)?["“](?<called>[^"”()]{2,40})["”]\)/gu;
const PARTY = new RegExp(String.raw`^(?:.{0,200}\bbetween |,? ?and )?(?<name>${NAMES})`, "u");

/** Who is called so in a contract: "Ann Lee of 9 Cooper's Rise (the “Landlord”) and Bo Falk (the “Tenant”)". */
function partyCalled(text: string, { required }: Focus): string | undefined {
  let end = 0;
  for (const { 0: bracket, index, groups } of text.slice(0, 2_000).matchAll(CALLED)) {
    const before = text.slice(end, index);
    end = index + bracket.length;
    const called = contentTerms(groups?.called ?? "");
    if (called.length === 0 || !called.every((term) => required.includes(term))) continue;
    const name = PARTY.exec(before.trimStart())?.groups?.name;
    return name?.replace(/ of .*$/, "");
  }
  return undefined;
}

/** The name in a statement that stands nearest to what is asked for, or whom something is done by. */
export function nameIn(unit: Unit, focus: Focus): string | undefined {
  if (unit.cells.length === 2) return holderIn(unit.cells, focus);
  const listed = listedIn(unit.text);
  if (listed) return holderIn(listed, focus);
  const party = partyCalled(unit.text, focus);
  if (party) return party;
  const by = BY.exec(unit.text)?.[1]?.trim();
  if (by && !MONTH_OR_DAY.test(by) && !isPlace(by, "")) return withoutPeriod(by);
  const asked = new Set(focus.required.flatMap((term) => [...alternatives(term)]));
  const names = [...unit.text.matchAll(NAME)]
    .map(({ 0: name, index }) => ({
      name,
      index,
      gap: gapTo(asked, unit.text, index, name.length),
    }))
    .filter(({ name, index }) => {
      // Nobody is Wisconsin, wherever the study was.
      if (isPlace(withoutPeriod(name), unit.text.slice(0, index))) return false;
      const isFirst = unit.text.startsWith(name) && !name.includes(" ");
      const isAsked = contentTerms(name).every((term) => asked.has(term));
      return !isFirst && !isAsked && !TITLED.test(name) && !MONTH_OR_DAY.test(name);
    });
  const isFull = ({ name }: { name: string }) => Number(name.includes(" "));
  const [nearest] = names.toSorted((a, b) => isFull(b) - isFull(a) || a.gap - b.gap);
  return nearest && withoutPeriod(nearest.name);
}

/** A name at the end of a sentence; "Inc." keeps its period. */
export function withoutPeriod(name: string): string {
  return name.replace(/(?<=\p{Ll}{2})\.$/u, "");
}

const ENDS_SENTENCE = /(?:^|[\p{Ll}\d)])[.!?] \p{Lu}/u;

/** Letters between a name and the nearest word that is asked for; as far as can be, where that is in another sentence. */
function gapTo(asked: ReadonlySet<string>, text: string, at: number, length: number): number {
  let nearest = text.length;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isInside = index >= at && index < at + length;
    if (isInside || !asked.has(stem(word.toLowerCase()))) continue;
    const gap = index > at ? index - at - length : at - index - word.length;
    const between = index > at ? text.slice(at + length, index) : text.slice(index, at);
    nearest = Math.min(nearest, ENDS_SENTENCE.test(between) ? text.length - 1 : gap);
  }
  return nearest;
}
