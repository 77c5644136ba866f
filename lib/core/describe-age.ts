const MINUTE_MS = 60_000;
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
];

/** How long ago a time was: "just now", "5 minutes ago", "yesterday". */
export function describeAge(iso: string, now: Date): string {
  const ageMs = now.getTime() - Date.parse(iso);
  const [unit, ms] = UNITS.find(([, length]) => ageMs >= length) ?? [];
  if (!unit || !ms) return "just now";
  const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  return format.format(-Math.floor(ageMs / ms), unit);
}
