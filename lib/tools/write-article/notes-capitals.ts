import { endsWithAbbreviation } from "@/lib/core/sentences";
import { capitalize, toTitleCase } from "@/lib/drafting/draft-words";

/** Written in capitals wherever a capital letter is due. */
const ACRONYM =
  /^(?:usb(?:-[abc])?|nfs|ssh|nas|ftp|sql|api|url|pdf|html|css|http|https|dns|vpn|gps|led|lcd|hdmi|cpu|gpu|ram|ssd|hdd|nfc|tv|diy|faq|pta|uv|ip|wlan|lte|rss|xml|csv|json|pcb|qr|sms|sim)$/i;
/** Shortened words whose period doesn't end a sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:incl|excl|inkl|exkl|zzgl|bzgl|ggf|evtl|vgl|insg|max|min|mins|hrs?|sec|secs|est|ext|tel|tbsp|tsp|oz|lbs?|ft|sq|apt|temp|temps|avg|misc|orig|resp|str|std|tgl|geb|mtg|yrs?|wks?|mo|mos|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{L})\.\s*$/iu;

/** Begins a text with a capital letter; "iPhone", addresses, and commands keep their small one. */
export function withCapital(text: string): string {
  const [first = ""] = text.split(/\s/);
  const bare = first.replace(/[^\p{L}\d-]+$/u, "");
  if (ACRONYM.test(bare)) return bare.toUpperCase() + text.slice(bare.length);
  const isName = /^\p{Ll}+\p{Lu}/u.test(first) || /[@/\\_=]|\.\p{L}/u.test(first);
  return isName || !/^["“'‘(]*\p{Ll}/u.test(text) ? text : capitalize(text);
}

/** Begins what follows a period, a question mark, or an exclamation mark inside of a text with a capital letter too. */
export function withInnerCapitals(text: string): string {
  return text.replace(/(?<=(?<!\.)[.!?]["'”’)\]]*\s+)(?=\p{Ll})\S+/gu, (word, offset: number) => {
    const before = text.slice(Math.max(0, offset - 24), offset);
    const isShort = endsWithAbbreviation(before) || SHORTENED.test(before);
    return isShort || /\.\)\s+$/.test(before) ? word : withCapital(word);
  });
}

/**
 * A heading in title case, with each word as the notes spell it where they use capital letters.
 *
 * @param notes what the heading was found in
 */
export function withSpellings(heading: string, notes: string): string {
  const words = new Set(notes.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu));
  const written = new Map([...words].filter(isBrand).map((word) => [word.toLowerCase(), word]));
  return toTitleCase(heading)
    .split(" ")
    .map(
      (word) => written.get(word.toLowerCase()) ?? (ACRONYM.test(word) ? word.toUpperCase() : word),
    )
    .join(" ");
}

/** "NFS", "iPhone", and "DS220": a capital letter after the first sign. */
function isBrand(word: string): boolean {
  return /^.+\p{Lu}/u.test(word) && word.length <= 12;
}
