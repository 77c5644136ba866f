import { withoutDates } from "@/lib/tools/review-resume/date-parts";

const AMOUNT =
  /(?:[$€£]\s?\d|\d\s?%|\b\d[\d,.]{0,20}\+?\s?(?:k|m|million|billion|people|users|customers|clients|hours|days|weeks|months|projects|members|engineers|students|pages|x)\b|\b\d{2,}\b|\b\d+[.,]\d|\b\d\s\p{Ll}{3})/iu;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?|half|doubled|tripled)\b/i;

/** Whether a line says how many, how much, or how fast. Dates don't count. */
export function hasFigure(line: string): boolean {
  const undated = withoutDates(line).replace(/\b(?:19|20)\d{2}\b/g, "");
  return AMOUNT.test(undated) || NUMBER_WORD.test(undated);
}
