import { AMOUNT, FIGURE, SPOKEN_FIGURE } from "@/lib/documents/figure";
import { DATE, reportWeight } from "@/lib/documents/news";
import { countedStatement } from "@/lib/documents/stands-alone";

/** What a speaker says to be important. */
const FLAGGED =
  /\b(?:(?:the|my|our) (?:\p{L}+ )?(?:rule|lesson|key|trick|secret|catch)\b.{0,40}? (?:is|was)|that['’]s the (?:rule|key|trick|lesson|point)|the (?:biggest|main|most common|worst|best|hardest|most important) \p{L}+|most important|(?:i )?want you to (?:know|remember|look)|what i tell people|don['’]t (?:ever )?(?:skip|forget)|do not (?:skip|forget)|never|must|make sure|the (?:reason|lesson|point|idea) (?:is|that)|i should have)\b/iu;
/** What it came to. */
const OUTCOME =
  /\b(?:total|altogether|in all|profits?|sales|revenue|saved|died|deaths?|estimates?|found that|shows? that|showed that|as a result|turned out|cut .{1,30} by|went (?:up|down)|gone (?:up|down)|rose|risen|fell|fallen|doubled|per cent|percent)\b/i;
/** "The bridge is to reopen on 14 October": what will happen, with its day. */
const COMING = new RegExp(
  String.raw`\b(?:will|['’]ll|(?:is|are) (?:to|due|set|expected|planned|scheduled|supposed)) (?:\p{L}+ ){1,6}?(?:(?:on|by|from|until|in|before|this|the) )*(?:${DATE})`,
  "iu",
);
/** "The repair costs 1.2 million". */
const COSTS = /\b(?:costs?(?! (?:me|you|us|them)\b)|(?:is|are) paid|priced at|budget of)\b/i;
/** What somebody who wants to do the same looks for. */
const PRICE = new RegExp(AMOUNT, "iu");
/** How long something took is seldom what a talk is about. */
const DURATION =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/gi;

/** Whether a statement has a figure. */
export function hasFigure(text: string): boolean {
  return FIGURE.test(text) || SPOKEN_FIGURE.test(text);
}

/** Whether it has one other than how long something took. */
function hasKeyFigure(text: string): boolean {
  return hasFigure(text.replace(DURATION, " "));
}

/** "47 decibels", "23,000 acres": what is measured and told in digits. */
const MEASURED =
  /\b\d[\d.,]*[ -](?:degrees?|decibels?|acres?|miles?|feet|foot|inch(?:es)?|(?:kilo|centi|milli)?met(?:er|re)s?|(?:milli)?lit(?:er|re)s?|gallons?|(?:kilo|milli)?grams?|kilos?|tons?|pounds?|ounces?|(?:kilo|mega|giga)?watts?|kilowatt hours?|volts?|(?:kilo|mega|giga|tera)bytes?|nits|pixels|calories|homes|households|customers|students|deaths)\b/i;

/** Whether a statement belongs among the figures of a talk. */
export function isFigureToList(text: string): boolean {
  return hasKeyFigure(text) || MEASURED.test(text);
}

/** How much a statement tells, by its form: figures, definitions, and reasons count, the speaker's own doings less. */
export function substance(text: string): number {
  const tells = [
    hasFigure(text),
    /\b(?:is|are|means) (?:a|an|the)\b/.test(text),
    /\b(?:because|so|if|when)\b/.test(text),
  ];
  const personal = /^(?:i|we|my|our|you)\b/i.test(text) ? 0.4 : 0;
  return Math.max(0, Math.min(1, tells.filter(Boolean).length * 0.45 + 0.2) - personal);
}

/** How much a statement counts beside others for what the speaker says of it: a rule, a step, what something came to. */
export function emphasis(text: string): number {
  return (
    (FLAGGED.test(text) ? 0.3 : 0) +
    (countedStatement(text.split(/(?<=[.:]) /)[0] ?? "") ? 0.25 : 0) +
    ((OUTCOME.test(text) || COSTS.test(text)) && hasKeyFigure(text) ? 0.25 : 0) +
    (PRICE.test(text) ? 0.15 : 0) +
    (COMING.test(text) ? 0.3 : 0) +
    0.3 * reportWeight(text)
  );
}
