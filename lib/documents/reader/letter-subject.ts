const SALUTATION = /^Dear \p{Lu}.{1,60}$/u;
const LABELED = /^(?:re|subject|regarding)\s?: (\S.{2,99})$/i;
const MAX_CHARACTERS = 80;
/** Above the salutation there are only the letterhead and addresses. */
const MAX_LINES = 30;

/** What a letter is about, as its line below the salutation says, or one with "Re:"; undefined for anything else. */
export function letterSubject(text: string): string | undefined {
  const lines = text.split("\n", 4 * MAX_LINES).map((line) => line.replace(/\s+/g, " ").trim());
  const written = lines.filter(Boolean).slice(0, MAX_LINES);
  const at = written.findIndex((line) => SALUTATION.test(line) && !/[.!?]$/.test(line));
  if (at < 0) return undefined;
  const labeled = written.slice(0, at + 2).findLast((line) => LABELED.test(line));
  if (labeled) return LABELED.exec(labeled)?.[1];
  const [line = "", next] = written.slice(at + 1);
  const isLine = /^\p{Lu}/u.test(line) && !/[.,;:!?]$/.test(line) && /\p{L}{3}/u.test(line);
  return isLine && next !== undefined && line.length <= MAX_CHARACTERS && next.length > line.length
    ? line
    : undefined;
}
