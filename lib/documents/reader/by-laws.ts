import type { Cue } from "@/lib/documents/reader/cue";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** The words that the by-laws of a club are recognized by. */
export const BY_LAW_CUES: readonly Cue[] = [
  {
    name: "its title",
    weight: 4,
    in: "title",
    pattern:
      /\bby-?laws\b|\barticles of association\b|\b(?:constitution|statutes?) of (?:the )?\p{Lu}/iu,
  },
  {
    name: "parts of by-laws",
    weight: 3,
    in: "headings",
    pattern:
      /\b(?:members(?:hip)?|subscriptions?|dues)\b[\s\S]{0,400}\b(?:(?:general|annual) meetings?|committee|officers|board|winding up|dissolution)\b/i,
  },
  {
    name: "votes",
    weight: 1,
    pattern: /\b(?:quorum|two[- ]thirds|simple majority|three quarters|proxy)\b/i,
  },
];

/** Who belongs to it, what that costs, how it ends, who decides, and how. */
export const SOUGHT_IN_BY_LAWS: readonly Sought[] = [
  {
    heading: "Name and purpose",
    pattern: ANY,
    below: /\b(?:name|purpose|aims?|objects?|seat)\b/i,
    kinds: STATEMENTS,
    most: 3,
  },
  { heading: "Subscriptions", pattern: ANY, figures: ["money"], kinds: ["row"], most: 10 },
  {
    heading: "Expulsion and ending",
    pattern: /\b(?:resign\w*|expel\w*|expulsion|suspend\w*|arrears|appeal|ends by|struck off)\b/i,
    kinds: STATEMENTS,
    most: 5,
  },
  {
    heading: "Membership",
    pattern:
      /\b(?:members?(?:hip)?|join|aged)\b.{0,200}\b(?:may|must|need|vote|begins?|pays?|consent|are|is)\b|\bmay join\b/i,
    below: /\b(?:members?|membership)\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "Meetings and majorities",
    pattern:
      /\b(?:majority|quorum|votes?|proxy|two[- ]thirds|three quarters|general meeting|agenda|motions?)\b/i,
    kinds: STATEMENTS,
    most: 7,
  },
  {
    heading: "Committee",
    pattern: ANY,
    below: /\b(?:committee|board|officers|directors?|auditors?)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
  {
    heading: "Money",
    pattern: ANY,
    figures: ["money"],
    most: 4,
  },
  {
    heading: "If it's wound up",
    pattern: /\b(?:wound up|winding up|dissol(?:ved|ution))\b/i,
    kinds: STATEMENTS,
    most: 2,
  },
];
