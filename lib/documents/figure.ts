/**
 * A percentage, an amount, a measurement, or a large or decimal number; not a year, a section or a
 * reference.
 */
export const FIGURE =
  /[$€£¥]\s?[1-9]|\d\s?(?:%|°)|\b\d+(?:[.,]\d+)*\s?(?:percent|per cent|million|billion|thousand|euros?|dollars?|people|times|hours?|days?|weeks?|months?|years?|minutes?|seconds?|[kmcµn]?m|[kmµ]?g|[kM]?W|[kMGT]i?B|[km]?V|mA|MHz|GHz)\b|\b\d{1,3}(?:,\d{3})+\b|(?<![\d.])\d+\.\d+(?![\d.])/u;
