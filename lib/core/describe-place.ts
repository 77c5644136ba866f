import { formatCount } from "@/lib/core/format";

/** Assumed duration of a run until one of its kind has finished. */
const USUAL_SECONDS = 20;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What to tell somebody who waits: "3rd in line, about 40 seconds".
 *
 * @param place from 1
 * @param running how many are served at a time; 0 when that isn't known
 * @param meanSeconds what each took lately; null when none has finished
 */
export function describePlace(place: number, running: number, meanSeconds: number | null): string {
  const ordinal = `${place}${ordinalSuffix(place)} in line`;
  if (running === 0) return ordinal;
  return `${ordinal}, about ${describeSeconds(secondsUntil(place, running, meanSeconds))}`;
}

/** Whether a step says that a run waits in line, be it one of a chain: "Titles: 3rd in line". */
export function isPlaceInLine(step: string): boolean {
  return /\d(?:st|nd|rd|th) in line\b/.test(step);
}

/** How long it takes until the place in line is served. */
export function secondsUntil(place: number, running: number, meanSeconds: number | null): number {
  return Math.max(1, Math.ceil((place / Math.max(1, running)) * (meanSeconds ?? USUAL_SECONDS)));
}

/** A duration in the unit that people would tell it in: "40 seconds", "15 minutes", "20 hours", "7 days". */
export function describeSeconds(seconds: number): string {
  if (seconds < 1.5 * MINUTE) return formatCount(seconds, "second");
  if (seconds < 2 * HOUR) return formatCount(Math.round(seconds / MINUTE), "minute");
  return seconds < 2 * DAY
    ? formatCount(Math.round(seconds / HOUR), "hour")
    : formatCount(Math.round(seconds / DAY), "day");
}

function ordinalSuffix(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return (!isTeen && { 1: "st", 2: "nd", 3: "rd" }[place % 10]) || "th";
}
