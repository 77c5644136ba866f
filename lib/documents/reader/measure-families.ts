import type { Figure } from "@/lib/documents/reader/figure-types";

const LENGTH = /^(?:km|cm|mm|m|mile|foot|inch|in\.|(?:kilo|centi|milli)?met(?:er|re))$/;
const AREA = /^(?:m²|m2|hectare|acre|square (?:foot|mile|(?:kilo)?met(?:er|re)))$/;
const VOLUME = /^(?:m³|ml|l|lit(?:er|re)|gallon|ounce|oz)$/;
const MASS = /^(?:kg|mg|g|gram|kilogram|ton|tonne|lb|ounce|oz|pound)$/;
const TEMPERATURE = /^(?:°\s?[cf]|c|f|degree)$/;

/** The words that ask for a measure, with the units that measure it. */
const FAMILIES: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/\bhow heavy\b|\b(?:what|how much) .{0,30}\bweigh/i, [MASS]],
  [/\bhow (?:loud|noisy|quiet)\b|\bnoise level\b|\bdecibels?\b/i, [/^db$/]],
  [/\bhow (?:hot|cold|warm)\b|\bwhat temperature\b/i, [TEMPERATURE]],
  [/\bhow (?:tall|high|wide|deep|far|thick)\b/i, [LENGTH]],
  [/\bhow long\b/i, [LENGTH]],
  [/\bhow fast\b/i, [/^(?:km\/h|mph|hz|khz|mhz|ghz)$/]],
  [/\bhow (?:large|big)\b/i, [LENGTH, AREA, VOLUME, /^[kmgt]b$/, /^(?:pixel|dpi)$/]],
  [/\bhow (?:strong|powerful)\b/i, [/^(?:kwh?|wh?|v|m?ah?|bar|psi|db|mg|g)$/]],
];

/** Whether a measure is of the kind that a question asks for: how heavy something is takes kilograms, not degrees. */
export function isOfFamily({ type, unit, text }: Figure, question: string): boolean {
  if (type !== "measure") return true;
  const family = FAMILIES.find(([pattern]) => pattern.test(question));
  if (!family) return true;
  const name = /°\s?[cf]$/i.test(text) ? "°c" : unit.toLowerCase();
  return family[1].some((pattern) => pattern.test(name));
}
