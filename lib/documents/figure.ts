/**
 * A percentage, an amount, a measurement, or a large or decimal number; not a year, a section or a
 * reference.
 */
export const FIGURE =
  /[$€£¥]\s?[1-9]|\d\s?(?:%|°)|\b\d+(?:[.,]\d+)*\s?(?:percent|per cent|million|billion|thousand|euros?|dollars?|people|times|hours?|days?|weeks?|months?|years?|minutes?|seconds?|[kmcµn]?m|[kmµ]?g|[kM]?W|[kMGT]i?B|[km]?V|mA|MHz|GHz)\b|\b\d{1,3}(?:,\d{3})+\b|(?<![\d.])\d+\.\d+(?![\d.])/u;

/** Source of a pattern that matches a number in words from two on. */
export const NUMBER_WORD =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion";
const MEASURE =
  "percent|degrees|dollars|bucks|euros?|pounds|cents|grams|kilos?|kilograms|liters?|milliliters|meters?|centimeters|millimeters|kilometers|miles?|feet|inches|hours?|minutes?|seconds?|milliseconds?|days?|weeks?|months?|years?|calories|megawatts?|kilowatts?|people|households|homes|customers|times|points";
/** A figure as captions spell it: "three hundred grams", "one point four liters". */
export const SPOKEN_FIGURE = new RegExp(
  `\\b(?:${NUMBER_WORD})(?: (?:and |point |${NUMBER_WORD})[a-z]*){0,6} (?:${MEASURE})\\b|\\b(?:${NUMBER_WORD}) (?:hundred|thousand|million|billion)\\b`,
  "i",
);

/** Source of a pattern that matches an amount of money: "15 lari", "$38". */
export const AMOUNT = String.raw`(?:[$£€]\d|\b\d[\d.,]{0,12} (?:dollars|bucks|euros|pounds|cents|yen|lari|crowns|francs|pesos|rupees|kron\p{L}{1,3}|zloty|baht|won|yuan|lira)\b)`;
