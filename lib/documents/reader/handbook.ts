import type { Cue } from "@/lib/documents/reader/cue";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";
import type { Unit } from "@/lib/documents/reader/unit";

/** The words that handbooks and policies are recognized by: rules of a place, a club, or an employer. */
export const HANDBOOK_CUES: readonly Cue[] = [
  {
    name: "its title",
    weight: 3,
    in: "title",
    pattern:
      /\b(?:handbook|house rules|(?:club|pool|site|school|building|community|library) rules|rules (?:and regulations|of the house|for (?:members|guests|residents|visitors|tenants|players|users))|code of conduct|by-?laws|guidelines|(?<!insurance )polic(?:y|ies)(?! (?:number|no\b|holder|period|summary|declarations?|schedule)))\b/i,
  },
  {
    name: "what it says of itself",
    weight: 3,
    pattern:
      /\b(?:this|the|our) (?:\p{L}+ ){0,2}(?:handbook|policy|code|rules|guidelines|by-?laws) (?:says?|sets? out|explains?|describes?|applies|apply|covers?|outlines?|tells?|contains?|is (?:for|meant)|are (?:for|meant))\b/iu,
  },
  {
    name: "who it is for",
    weight: 2,
    pattern:
      /\b(?:members|employees|residents|students|pupils|parents|guests|volunteers|staff|visitors|tenants|players|swimmers|patrons) (?:may|must|should|can|cannot|who|are (?:not )?(?:expected|required|asked|allowed|welcome|entitled|responsible))\b/i,
  },
];

const RULE =
  /\b(?:may not|must not|must|not (?:allowed|permitted)|(?:is|are) (?:allowed|permitted|prohibited|forbidden)|prohibited|no \p{L}+ing\b)/iu;
const MIN_RULES = 4;

/** Rules that a document has: several statements of what one may or must do. */
export function rulesCue(units: readonly Unit[]): { name: string; weight: number }[] {
  const rules = units.filter(({ text }) => RULE.test(text)).length;
  return rules >= MIN_RULES ? [{ name: "rules", weight: 2 }] : [];
}

/** What it costs, what is forbidden, allowed, and asked for, and what comes of it. */
export const SOUGHT_IN_HANDBOOKS: readonly Sought[] = [
  {
    heading: "What it is for",
    pattern:
      /^(?:this|the|our) (?:\p{L}+ ){0,2}(?:handbook|policy|code|rules|guidelines|by-?laws)\b/iu,
    kinds: STATEMENTS,
    within: 20,
    most: 2,
  },
  { heading: "Costs and fees", pattern: ANY, figures: ["money"], most: 8 },
  {
    heading: "Safety",
    pattern:
      /\b(?:safety|life ?(?:jackets?|vests?|guards?)|helmets?|goggles|red flag|sunrise|sunset|after dark|lightning|thunder\w*|emergenc\w+|first aid|fire (?:alarm|exit|extinguisher)s?|unsupervised|drown\w*|capsize\w*)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
  {
    heading: "Not allowed",
    pattern:
      /\b(?:not (?:be )?(?:allowed|permitted|accepted)|prohibited|forbidden|may not|must not|cannot|can['’]t|never|nobody may|no one may|no \p{L}+ing\b|except)\b/iu,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "If rules are broken",
    pattern:
      /\b(?:warnings?|disciplin\w+|dismiss\w*|terminat\w+|fine[ds]?|suspen\w+|expel\w*|evict\w*|violat\w+|breach\w*|lose (?:your|their)|may offer|will be removed|belongs? to)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
  {
    heading: "What to do",
    pattern:
      /\b(?:must|have to|has to|required|need to|report|notify|tell|ask (?:the|your|for)|(?:is|are) due|sign (?:in|up)|contact)\b/i,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "Allowed",
    pattern: /\b(?:may|(?:is|are) (?:allowed|permitted|welcome|entitled)|can)\b/i,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "Times and deadlines",
    pattern: ANY,
    figures: ["date", "duration", "frequency"],
    most: 8,
  },
];
