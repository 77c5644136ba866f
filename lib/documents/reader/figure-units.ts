import type { FigureType } from "@/lib/documents/reader/figure-types";

export const CURRENCY_NAME = `(?:US dollars?|dollars?|cents?|euros?|pounds?|crowns?|francs?|yen|kroner|kronor|rupees|USD|EUR|GBP|CHF|CZK|SEK|NOK|DKK|JPY|CAD|AUD)`;
export const TIME_UNIT = String.raw`(?:(?:business|working|calendar|consecutive)\s)?(?:seconds?|minutes?|mins?|hrs?|hours?|days?|nights?|weeks?|months?|quarters?|years?)`;
export const MEASURE_UNIT = String.raw`(?:°\s?[CF]|kWh|kW|Wh|W|km\/h|mph|mm ?Hg|bpm|km|cm|mm|m²|m2|m³|m|miles?|feet|foot|ft|inch(?:es)?|in\.|(?:kilo|centi|milli)?met(?:er|re)s?|hectares?|acres?|square (?:feet|miles?|(?:kilo)?met(?:er|re)s?)|kg|mg|g|grams?|kilograms?|tons?|tonnes?|lbs?|ounces?|oz|ml|l|lit(?:er|re)s?|gallons?|therms?|CCF|V|A|mA|mAh|Hz|kHz|MHz|GHz|dB|bar|psi|KB|MB|GB|TB|pixels?|dpi|degrees?|calories|kcal)`;

/** What values can be added to one another, of a figure as it's written. */
export function unitOf(type: FigureType, text: string): string {
  if (type === "percent") return "%";
  if (type === "count") return "";
  if (type === "money") {
    // Dollars of two countries don't add up.
    const sign = /(?:US|CA|A)?[$€£¥]/.exec(text)?.[0];
    const name = new RegExp(String.raw`\b${CURRENCY_NAME}\b`, "u").exec(text)?.[0];
    return sign ?? name?.toLowerCase().replace(/s$/, "") ?? "";
  }
  const word = /[\p{L}°²³/]+(?:\s\p{L}+)?$/u.exec(text.slice(-30))?.[0] ?? "";
  return (word.split(/\s/).at(-1) ?? "").toLowerCase().replace(/(?<=..)s$/, "");
}
