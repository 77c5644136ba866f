const TIME = "hour|day|night|week|month|quarter|year|annum|person|head";
const PER_TIME = new RegExp(
  String.raw`\b(?:per|an?|each|every)\s(?:${TIME})\b|\/\s?(?:${TIME}|h|w|mo?|yr?|p)\b|\b(?:hour|dai|night|week|month|quarter|year|annual)ly\b|\bannual\b|\bpcm\b|\bp\.?\s?p\b`,
  "i",
);
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/hour|\/\s?h$/, "hour"],
  [/da[yi]/, "day"],
  [/night/, "night"],
  [/week|\/\s?w$/, "week"],
  [/month|\/\s?mo?$|pcm/, "month"],
  [/quarter/, "quarter"],
  [/year|ann|\/\s?yr?$/, "year"],
  [/person|head|\/\s?p$|p\.?\s?p/, "person"],
];

/** For how long, or for whom, words by a price say that it is: "month" for "$12 per month"; empty where they don't. */
export function priceTimeIn(text: string): string {
  const words = PER_TIME.exec(text)?.[0].toLowerCase() ?? "";
  return TIMES.find(([pattern]) => pattern.test(words))?.[1] ?? "";
}
