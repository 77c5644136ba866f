/** What a phone or a program writes below a mail. */
const SENT_FROM =
  /^(?:sent (?:from|with|via) (?:my |the )?(?:\p{L}|\d)|get outlook for |get (?:bluemail|yahoo mail)\b|(?:von meinem|von meiner) .{2,30} gesendet|gesendet (?:von|mit) (?:mein|der|outlook|gmail)|diese nachricht wurde von mein|envoyé (?:de|depuis) (?:mon|l)|enviado desde (?:mi|el)|inviato da(?:l mio)? )/iu;
const DEVICE =
  /\b(?:i?phone|i?pad|android|samsung|galaxy|pixel|huawei|xiaomi|mobile|handy|smartphone|tablet|outlook|gmail|yahoo|mail|proton\p{L}*|móvil|blackberry|device|gerät)\b/iu;
const MAX_SENT_FROM_WORDS = 9;
/** What asks whoever reads it to answer: no reader of an article can. */
const ASKS_BACK =
  /\b(?:tell|let|call|e-?mail|text|ask|write(?: to)?|reply to|get back to|come back to|contact|ping|send) me\b|\b(?:let us know|please (?:reply|respond|confirm)|(?:reply|respond|answer) (?:by|to this|before)|see attached|(?:i(?:['’]ve)? )?attach(?:ed)?\b)/iu;
const MAX_NAMES = 2;

type Signs = Record<"isGreeting" | "isClosing" | "isName", (line: string) => boolean>;

/**
 * Where the text of a mail without a header begins, below its greeting, and where it ends, above its closing and what the phone
 * adds. All lines are text where nothing shows that it's a mail: a letter may be what somebody wants to have written.
 */
export function mailEnds(
  lines: readonly string[],
  { isGreeting, isClosing, isName }: Signs,
): { body: number; end: number } {
  const first = lines.findIndex((line) => line.trim() !== "");
  const greets = first >= 0 && isGreeting(lines[first] ?? "");
  const sent = endAbove(lines, lines.length);
  const isSent = sent > 0 && isSentFrom(lines[sent - 1] ?? "");
  const below = isSent ? endAbove(lines, sent - 1) : sent;
  const closing = closingAbove(lines, below, { isClosing, isName });
  const isMail =
    isSent || (greets && closing < below && lines.some((line) => ASKS_BACK.test(line)));
  if (!isMail) return { body: 0, end: lines.length };
  return { body: greets ? first + 1 : 0, end: Math.min(closing, isSent ? sent - 1 : below) };
}

function isSentFrom(line: string): boolean {
  const text = line.trim();
  const isShort = text.split(/\s+/).length <= MAX_SENT_FROM_WORDS;
  return isShort && SENT_FROM.test(text) && DEVICE.test(text);
}

/** Without the blank lines before one. */
function endAbove(lines: readonly string[], before: number): number {
  let end = before;
  while (end > 0 && /^[\s-]*$/.test(lines[end - 1] ?? "")) end -= 1;
  return end;
}

/** "Best, Henrik", or "Best," above a name or two. */
function closingAbove(
  lines: readonly string[],
  end: number,
  { isClosing, isName }: Omit<Signs, "isGreeting">,
): number {
  let names = 0;
  for (let at = end - 1; at > 0; at -= 1) {
    const line = lines[at] ?? "";
    if (isClosing(line)) return at;
    if (line.trim() === "") continue;
    names += 1;
    if (names > MAX_NAMES || !isName(line)) break;
  }
  return end;
}
