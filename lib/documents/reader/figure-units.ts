import type { FigureType } from "@/lib/documents/reader/figure-types";

export const CURRENCY_NAME = `(?:US dollars?|dollars?|cents?|euros?|pounds?|crowns?|francs?|yen|kroner|kronor|rupees|USD|EUR|GBP|CHF|CZK|SEK|NOK|DKK|JPY|CAD|AUD)`;
export const TIME_UNIT = String.raw`(?:(?:business|working|school|calendar|consecutive)\s)?(?:seconds?|minutes?|mins?|(?<=[\d\s-])h(?=\d|\b)|hrs?|hours?|days?|nights?|weeks?|months?|quarters?|years?)`;
export const MEASURE_UNIT = String.raw`(?:°\s?[CF]|kWh|kW|Wh|W|km\/h|mph|mm ?Hg|bpm|km|cm|mm|m²|m2|m³|m|miles?|feet|foot|ft|inch(?:es)?|in\.|(?:kilo|centi|milli)?met(?:er|re)s?|hectares?|acres?|square (?:feet|miles?|(?:kilo)?met(?:er|re)s?)|kg|mg|g|grams?|kilograms?|tons?|tonnes?|lbs?|ounces?|oz|m[lL]|[lL]|lit(?:er|re)s?|gallons?|therms?|CCF|V|A|mA|mAh|Hz|kHz|MHz|GHz|dB|bar|psi|KB|MB|GB|TB|pixels?|dpi|degrees?|calories|kcal)`;

/** A unit in English words, which has a plural; codes and abbreviations have none. */
const WORD =
  /(?:second|minute|hour|day|night|week|month|quarter|year|mile|inch|met(?:er|re)|hectare|acre|gram|ton|tonne|ounce|lit(?:er|re)|gallon|therm|pixel|degree|dollar|cent|euro|pound|crown|franc|rupee)(?:es|s)?$/i;
const UNITS = new RegExp(`(?:${MEASURE_UNIT}|${TIME_UNIT})$`, "iu");
/** One unit by several names. */
const SAME: Record<string, string> = {
  feet: "foot",
  ft: "foot",
  h: "hour",
  hr: "hour",
  min: "minute",
};

/** What values can be added to one another, of a figure as it's written: "square foot", and no "foot"; "business day". */
export function unitOf(type: FigureType, text: string): string {
  if (type === "percent") return "%";
  if (type === "count") return "";
  if (type === "money") {
    // Dollars of two countries don't add up.
    const sign = /(?:US|CA|A)?[$€£¥]/.exec(text)?.[0];
    const name = new RegExp(String.raw`\b${CURRENCY_NAME}\b`, "u").exec(text)?.[0];
    return sign ?? singular(name ?? "").toLowerCase();
  }
  const words = singular(writtenUnit(type, text)).toLowerCase().split(" ");
  // Calendar days are days; business days aren't.
  const own = words.filter((word) => !/^(?:calendar|consecutive)$/.test(word));
  const last = own.pop() ?? "";
  return [...own, SAME[last] ?? last].join(" ");
}

/** The unit as a figure has it: "square feet", "EUR", "kWh"; empty where it has none behind its number. */
export function writtenUnit(type: FigureType, text: string): string {
  if (type === "money") return new RegExp(`(?:€|${CURRENCY_NAME})$`, "u").exec(text)?.[0] ?? "";
  const unit = UNITS.exec(text.slice(-30))?.[0] ?? "";
  return unit.replace(/\s+/g, " ");
}

/** A unit as it's written behind a number: "1 day", "2 days", "2 feet", "2 kWh". */
export function unitFor(value: number, unit: string): string {
  if (Math.abs(value) === 1) return singular(unit);
  if (/foot$/i.test(unit)) return unit.replace(/oot$/i, "eet");
  if (!WORD.test(unit) || /s$/i.test(unit)) return unit;
  return `${unit}${/inch$/i.test(unit) ? "es" : "s"}`;
}

function singular(unit: string): string {
  if (/feet$/i.test(unit)) return unit.replace(/eet$/i, "oot");
  if (/^(?:hr|min|lb)s$/i.test(unit)) return unit.slice(0, -1);
  return WORD.test(unit) ? unit.replace(/(?<=inch)es$|s$/i, "") : unit;
}

const KNOWN = new RegExp(
  String.raw`^(?:${MEASURE_UNIT}|${TIME_UNIT}|${CURRENCY_NAME}|%|[$€£¥]\s?(?:[MBk]|bn|thousands?|millions?|billions?)|(?:in )?(?:thousands|millions|billions)|(?:kg|mg|µg|g|t|m?mol|ml|km|cm|mm|m)\/(?:day|ha|dL|mL|kg|m[²³23]|h|L|s))$`,
  "u",
);

/** Whether words in the brackets of a label say what its figures are measured in: "(kg)", and neither "(loss)" nor "(net)". */
export function isUnit(words: string): boolean {
  return KNOWN.test(words.trim());
}
