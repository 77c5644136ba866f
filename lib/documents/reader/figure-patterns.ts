import { MINUS } from "@/lib/core/amount-sign";
import { MEASURED, MONEY_SCALE, NUMBER, SCALE, SPACED } from "@/lib/documents/reader/amounts";
import type { FigureType } from "@/lib/documents/reader/figure-types";
import { CURRENCY_NAME, MEASURE_UNIT, TIME_UNIT } from "@/lib/documents/reader/figure-units";
import { NUMBER_WORD, NUMBER_WORD_END } from "@/lib/documents/reader/number-words";

/** What kind of days, before the word for them: "eight paid sick days". */
const KIND_OF_TIME = String.raw`(?:(?:paid|unpaid|sick|vacation|personal|school|full|whole|unused|free|extra|additional|further|more|other)\s){0,3}`;

/** A unit right behind its digits: "3h", "45min". */
const CLOSE_UNIT = String.raw`(?<=\d)(?:(?:h|hrs?|hours?)(?=\d|\b)|min(?:ute)?s?\b)`;
/** What goes on behind the larger unit: "1 hour 40 minutes", "3 h 40 min", "1 hr 20", "two years and six months". */
const REST_OF_TIME = String.raw`(?:(?<=hours?|hrs?|[\d ]h)(?:,? and|,)? ?(?:\d{1,2}|${NUMBER_WORD})[ -]?min(?:ute)?s?\b|(?<=[\d ]h) ?\d{1,2} ?m\b|(?<=hrs?|[\d ]h) ?[0-5]\d(?=$|[\t.;)]|, | ?[–—-] ?\d| (?:with|for|in|on|to|at|and|or|if|when|per|from|until)\b)|(?<=minutes?|mins?)(?:,? and|,)? (?:\d{1,2}|${NUMBER_WORD}) sec(?:ond)?s?\b|(?<=years?)(?: and)? (?:\d{1,2}|${NUMBER_WORD}) months?\b)?`;

/** Behind a number or a letter, it's a dash or a hyphen. */
const SIGN = String.raw`(?<![^\t])${MINUS}?${SPACED}(?![^\t])|(?:(?<![^\s(:=])${MINUS})?`;

/** What is in every number that is all of a cell, which `SIGN` lets stand for itself. */
const IN_GROUPS = String.raw`\d \d{3}`;
/** What a number ends with that is followed by a unit. */
const NUMBER_END = String.raw`(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|${NUMBER_WORD_END})`;

/**
 * What figures look like. Of two that overlap, the first one counts. `has` is a part of all that the pattern finds: looking
 * for it takes a fraction of the time, and most texts lack it.
 */
export const PATTERNS: readonly { type: FigureType; has: RegExp; pattern: RegExp }[] = [
  {
    type: "email",
    has: /@/,
    pattern: /(?<![\w.+-])[\w+-]{1,64}(?:\.[\w+-]{1,64}){0,6}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/gu,
  },
  {
    type: "money",
    has: new RegExp(`[$€£¥]|${CURRENCY_NAME}|${IN_GROUPS}`, "u"),
    pattern: new RegExp(
      String.raw`(?<![\w.,])${SIGN}(?:US|CA|A)?[$€£¥]\s?(?:${MINUS}?${MEASURED}(?:${MONEY_SCALE})?|\(${MEASURED}\))|(?<![\w.,])${SIGN}${MEASURED}(?:${MONEY_SCALE})?\s?(?:€|${CURRENCY_NAME}\b)|\b(?:USD|EUR|GBP|CHF)\s${MINUS}?${MEASURED}(?:${MONEY_SCALE})?`,
      "gu",
    ),
  },
  {
    type: "percent",
    has: new RegExp(`%|per ?cent|${IN_GROUPS}`, "iu"),
    pattern: new RegExp(
      String.raw`(?<![\w.,])${SIGN}${NUMBER}\s?(?:%|percent(?:age points?)?\b|per cent\b)`,
      "giu",
    ),
  },
  {
    type: "frequency",
    has: /every|once|twice|times|daily|weekly|monthly|quarterly|annually|yearly/iu,
    pattern: new RegExp(
      String.raw`\b(?:every|once (?:a|per|every)|twice (?:a|per)|(?:${NUMBER_WORD}|\d{1,4}) times (?:a|per))\s(?:(?:${NUMBER_WORD}|\d{1,4}|other|second)\s)?${TIME_UNIT}\b|\b(?:${NUMBER_WORD}|\d{1,4}) times(?=[.;,]|\s(?:in|during|last|this)\b|$)|\b(?:daily|weekly|monthly|quarterly|annually|yearly)\b`,
      "giu",
    ),
  },
  {
    type: "duration",
    has: new RegExp(TIME_UNIT, "iu"),
    pattern: new RegExp(
      String.raw`(?<![\w.,])(?:${MEASURED}|${NUMBER_WORD})(?:(?:\s\(\d{1,5}\))?[\s-]${KIND_OF_TIME}${TIME_UNIT}\b|${CLOSE_UNIT})${REST_OF_TIME}`,
      "giu",
    ),
  },
  {
    type: "phone",
    has: /\d\d[\s.-]\d\d/u,
    pattern:
      /(?<![\w.,])(?:\+\d{1,3}[\s.-]?|1[.-](?=\(?\d{3}\b)|1 (?=\(\d{3}\)|8(?:00|[2-8]{2})\b))?(?:\(\d{1,5}\)[\s.-]?)?(?:0\d{2,4}\s\d{6}|\d{2,5}(?:[\s.-]\d{2,5}){1,4})(?![\w]|[.,]\d)/gu,
  },
  {
    type: "measure",
    has: new RegExp(String.raw`${NUMBER_END}[\s-]?${MEASURE_UNIT}(?![\w²³])|${IN_GROUPS}`, "u"),
    pattern: new RegExp(
      String.raw`(?<![\w.,])${SIGN}(?:${MEASURED}\s?[x×]\s?){0,2}(?:${MEASURED}|${NUMBER_WORD})[\s-]?${MEASURE_UNIT}(?![\w²³])`,
      "gu",
    ),
  },
  {
    type: "count",
    has: new RegExp(String.raw`\d|${NUMBER_WORD_END}`, "iu"),
    pattern: new RegExp(
      String.raw`(?<![^\t])${MINUS}?${SPACED}(?![^\t])|(?:(?<![^\s(:=])${MINUS}|(?<![\w.,/-]))${NUMBER}${SCALE}(?![\w/⁄]|-\d|['’]\d)|(?<![\w.,/-])\d{1,4}-\d{1,4}(?= \p{L}{3})|(?<![\w-])${NUMBER_WORD}(?![\w-])`,
      "giu",
    ),
  },
];
