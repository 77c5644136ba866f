import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import { type Cue, type CuedText, cuesIn } from "@/lib/documents/reader/cue";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

const CUES: readonly Cue[] = [
  {
    name: "its title",
    weight: 4,
    in: "title",
    pattern:
      /\b(?:itinerary|travel (?:plans?|documents|confirmation|details)|(?:trip|holiday|flight|hotel|tour|cruise) (?:confirmation|details|booking)|booking confirmation|reservation confirmation|e-?tickets?|your (?:trip|journey|holiday))\b/i,
  },
  {
    name: "booking reference",
    weight: 2,
    pattern:
      /\b(?:booking|reservation|confirmation) (?:reference|ref|number|code|no)\b|\brecord locator\b|\bPNR\b/i,
  },
  {
    name: "departure and arrival",
    weight: 3,
    // Of many departures in a row, only the last one is looked from.
    pattern:
      /\bdepart(?:s|ure|ing|ed)?\b(?:(?!\bdepart(?:s|ure|ing|ed)?\b)[\s\S]){0,1500}?\barriv(?:es?|al|ing)\b|\bcheck-?in\b(?:(?!\bcheck-?in\b)[\s\S]){0,1500}?\bcheck-?out\b/i,
  },
  {
    name: "how people travel",
    weight: 1,
    pattern: /\b(?:flights?|trains?|ferry|coach|cruise|transfer|hire car|rental car)\b/i,
  },
  { name: "where people stay", weight: 1, pattern: /\b(?:hotel|nights?|room|cabin|lodge)\b/i },
  {
    name: "who travels",
    weight: 1,
    pattern: /(?:^|\n)(?:travell?ers?|passengers?|guests?|name of guest)\b/i,
  },
  { name: "baggage", weight: 1, pattern: /\b(?:baggage|luggage|suitcase|carry-on|cabin bag)\b/i },
];
const TRAVELS =
  /\b(?:flights?|trains?|ferry|coach|hotel|check-?in|nights?|depart(?:s|ure)?|cruise)\b/i;
const IS_LETTER = /(?:^|\n)dear\b[^\n]{0,80}[,:]?(?:\n|$)/i;
const IS_ABOUT_RULES = /\b(?:handbook|policy|terms|conditions of carriage|invoice|claim|report)\b/i;
const NAMES_TIME = new RegExp(TIME_OF_DAY, "i");

/** What tells the confirmation of a journey; empty where nobody travels at a time. */
export function itineraryCues(text: CuedText): Cue[] {
  if (!TRAVELS.test(text.body) || !NAMES_TIME.test(text.body)) return [];
  const found = cuesIn(CUES, text);
  const isNamed = found.some(({ name }) => name === "its title" || name === "booking reference");
  const isOther = IS_LETTER.test(text.body) || IS_ABOUT_RULES.test(text.title);
  return isNamed && !isOther ? found : [];
}

const DAY =
  /^(?:day \d{1,2}\b|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?,? (?:\d{1,2}(?:st|nd|rd|th)?,? \p{L}{3,9}|\p{L}{3,9}\.? \d{1,2})\b)/iu;

/** "Hotel Seeblick, Uferweg 3", "1 double room with lake view" */
const STAY =
  /^(?:(?:hotel|inn|lodge|guest ?house|hostel|apartment|villa) \p{Lu}|\d{1,2} (?:\p{L}+ )?(?:rooms?|nights?|apartments?|cabins?)\b)/iu;

/** The booking, the legs, the nights, the days, what to bring, what it costs, cancellation, and whom to call. */
export const SOUGHT_IN_ITINERARIES: readonly Sought[] = [
  {
    heading: "Booking",
    pattern:
      /^(?:(?:booking|confirmation|reservation|trip|ticket|order|e-?ticket|your) ){0,2}(?:reference|ref|number|code|locator|PNR|no)\b|^(?:record locator|travell?ers?|passengers?|guests?|lead name|booked by|issued|consultant|agent|name)\b/i,
    within: 30,
    inOrder: true,
    most: 8,
  },
  {
    heading: "Getting there and back",
    pattern:
      /^(?!.{0,120}[$€£]\s?\d).{0,120}?\b(?:depart(?:s|ure|ing)?|arriv(?:es?|al|ing)|flight|train|ferry|coach|bus|boarding|terminal|platform)\b/i,
    columns: /\b(?:depart\w*|arriv\w*|flight|train|ferry|from)\b/i,
    kinds: ["row"],
    inOrder: true,
    most: 40,
  },
  {
    heading: "Getting there and back",
    pattern: new RegExp(
      String.raw`\b(?:flight|train|ferry|coach|bus|depart\w*|arriv\w*|transfer|driver|check-?in (?:opens|closes)|(?:return|pick up|drop off|collect) (?:the|your)|hire car|rental car)\b.{0,120}(?:${TIME_OF_DAY}|\bhours before\b)|${TIME_OF_DAY}.{0,80}\b(?:flight|train|ferry|coach|depart\w*|arriv\w*|transfer)\b`,
      "i",
    ),
    notBelow: /\bday by day\b|\bprogram(?:me)?\b|\bday \d/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 40,
  },
  {
    heading: "Getting there and back",
    pattern:
      /^(?:flight|train|ferry|bus|coach|depart(?:s|ure|ing)?|arriv(?:es?|al|ing)|from|to|terminal|gate|platform)\b.{0,80}\d/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 40,
  },
  {
    heading: "Getting there and back",
    pattern: DAY,
    below: /\b(?:outbound|inbound|return|flights?|trains?|departure|journey|there and back)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 40,
  },
  {
    heading: "Where you stay",
    pattern: STAY,
    kinds: STATEMENTS,
    inOrder: true,
    most: 12,
  },
  {
    heading: "Where you stay",
    pattern:
      /^(?:hotel|accommodation|check-?in|check-?out|room|nights?|address|lodg\w+|apartment)\b/i,
    columns: /\b(?:hotel|nights?|room|check-?in|accommodation|board)\b/i,
    kinds: ["row"],
    inOrder: true,
    most: 24,
  },
  {
    heading: "Baggage and seats",
    pattern:
      /\b(?:seats?|baggage|suitcases?|cabin bags?|carry-on|hold bag|checked bags?|bags? (?:of|up to))\b/i,
    inOrder: true,
    most: 4,
  },
  {
    heading: "What to bring",
    pattern:
      /\b(?:bring|wear|pack|carry)\b.{3,}|\b(?:passports?|visas?|driving licen[cs]es?|driver['’]s licenses?|vaccinations?|photo ID)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 8,
  },
  {
    heading: "Changes and cancellation",
    pattern: /\b(?:cancel\w*|non-?refundable|refund\w*|amend\w*|rebook\w*|change fee)\b/i,
    inOrder: true,
    most: 6,
  },
  {
    heading: "Emergency and contact",
    pattern: ANY,
    figures: ["phone", "email"],
    kinds: STATEMENTS,
    inOrder: true,
    most: 6,
  },
  { heading: "Day by day", pattern: DAY, inOrder: true, most: 30 },
  {
    heading: "Day by day",
    pattern: NAMES_TIME,
    kinds: STATEMENTS,
    inOrder: true,
    most: 60,
  },
  {
    heading: "Where you stay",
    pattern: /\b(?:nights? (?:at|in)|check-?in|check-?out|rooms? (?:are|is) ready|half board)\b/i,
    kinds: STATEMENTS,
    notBelow: /\bday by day\b|\bday \d/i,
    inOrder: true,
    most: 24,
  },
  { heading: "Price and payment", pattern: ANY, figures: ["money"], kinds: ["row"], most: 10 },
  { heading: "Price and payment", pattern: ANY, figures: ["money"], most: 16 },
];
