import { endsWithAbbreviation } from "@/lib/core/abbreviations";
import { splitSentences } from "@/lib/core/sentences";
import { capitalize, toTitleCase } from "@/lib/drafting/draft-words";

/** Written in capitals wherever a capital letter is due. */
const ACRONYM =
  /^(?:usb(?:-[abc])?|nfs|ssh|nas|ftp|sql|api|url|pdf|html|css|http|https|dns|vpn|gps|lcd|hdmi|cpu|gpu|ram|ssd|hdd|nfc|tv|diy|faq|pta|uv|ip|wlan|lte|rss|xml|csv|json|pcb|qr|sms|sim|bbq)$/i;
/** The same inside of a text: what is no other word, and no name of a file. */
const ACRONYMS =
  /(?<![\p{L}\d._/@'’-])(?:usb|html|css|vpn|gps|lcd|hdmi|cpu|gpu|ssd|hdd|nfc|tv|diy|faq|wlan|lte|rss|csv|pcb|qr|sms|pdf|cv|bbq|dvd|vip|atm|url|api|sql|dns|uk|usa|led(?= (?:strips?|lights?|lamps?|bulbs?|screens?|panels?|displays?|tvs?)(?!\p{L}))|sim(?= cards?(?!\p{L})))(?=s?(?![\p{L}\d_/@'’-]|\.[\p{L}\d]))/gu;
/** Names of products whose spelling is theirs alone. */
const PRODUCTS: Readonly<Record<string, string>> = {
  ios: "iOS",
  macos: "macOS",
  iphone: "iPhone",
  iphones: "iPhones",
  ipad: "iPad",
  ipads: "iPads",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
  wifi: "Wi-Fi",
  paypal: "PayPal",
  ebay: "eBay",
  linkedin: "LinkedIn",
  github: "GitHub",
  tiktok: "TikTok",
  gmail: "Gmail",
  airbnb: "Airbnb",
  netflix: "Netflix",
  spotify: "Spotify",
  instagram: "Instagram",
  facebook: "Facebook",
  bluetooth: "Bluetooth",
};
/** "android" beside "ios" is one of them, too. */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\d._/@-])(?:${Object.keys(PRODUCTS).join("|")})(?![\\p{L}\\d_/@-]|\\.\\p{L})`,
  "giu",
);
const ANDROID =
  /(?<=(?<![\p{L}\d])iOS (?:\+|and|&|or) )android(?![\p{L}\d-])|(?<![\p{L}\d._/@-])android(?= (?:(?:\+|and|&|or) iOS|phones?|apps?|users?|tablets?)(?![\p{L}\d]))/gu;
/** Shortened words whose period doesn't end a sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:esp|acc|abt|re|dep|exp|ea|pts?|ctn|doz|attn|mgr|asst|reqd?|cert|prev|addl|betw|btwn|hwy|ste|fl|ph|dbl|sgl|vers|rev|pgs?|usu|freq|poss|prob|accts?|amt|bal|pmt|pref|appt|assoc|assn|bros|capt|cont|exc|gov|intl|natl|univ|inst|lt|sgt|ave|blvd|rd|mt|mts|mfg|pkg|sched|elev|viz|yds?|qty|qt|gal|bldg|govt|mgmt|incl|excl|inkl|exkl|zzgl|bzgl|ggf|evtl|vgl|insg|max|min|mins|hrs?|sec|secs|est|ext|tel|tbsp|tsp|oz|lbs?|ft|sq|apt|temp|temps|avg|misc|orig|resp|str|std|tgl|geb|mtg|yrs?|wks?|mo|mos|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{L}(?:\.\p{L})*)\.\s*$/iu;

/** "Springfield, Mass. is where it was built": a state after its town. */
const STATE =
  /,\s+(?:ala|ariz|ark|calif|colo|conn|del|fla|ga|ill|ind|kan|kans|ky|la|mass|md|mich|minn|miss|mo|mont|neb|nebr|nev|okla|ore|pa|penn|tenn|tex|va|vt|wash|wis|wyo)\.\s*$/i;

/** A quantity with a name of one letter: "n is small", "v = 3 m/s". */
const SYMBOL = /^[b-hj-z](?=\s(?:[=<>≈]|is\b|was\b))/;

/** "a) the shed" and "b. the fence": what others refer to by its letter. */
const LETTER = /^\(?[a-z][.)]\s/;
/** A box of a checklist, or what stands for one that stays empty. */
const BOX = /^(?:\[[ xX]\]|[✗✘✖❌]\ufe0f?)\s+/u;
/** "p. 12", which says where the words before it stand. */
const REFERENCE = /^(?:pp?|pgs?|chs?|chap|figs?|vol)\.\s?\d/i;
const REFERENCE_AT_END = /(?:^|\s)(?:pp?|pgs?|chs?|chap|figs?|vol)\.$/i;

/** Begins a text with a capital letter, after its box in a checklist; "iPhone", addresses, and commands keep their small one. */
export function withCapital(text: string): string {
  const [box = ""] = BOX.exec(text) ?? [];
  if (box) return box + withCapital(text.slice(box.length));
  const [first = ""] = text.split(/\s/);
  const bare = first.replace(/[^\p{L}\d-]+$/u, "");
  if (ACRONYM.test(bare)) return bare.toUpperCase() + text.slice(bare.length);
  if (SYMBOL.test(text) || LETTER.test(text)) return text;
  if (/^(?:e\.g|i\.e)\./.test(text)) return capitalize(text);
  const isName = /^\p{Ll}+\p{Lu}/u.test(first) || /[@/\\_=]|\.\p{L}/u.test(first);
  return isName || !/^["“'‘(]*\p{Ll}/u.test(text) ? text : capitalize(text);
}

/** What follows a period, a question mark, or an exclamation mark with a small letter. */
const AFTER_END = /(?<=(?<!\.|\([!?]{0,4}|[\s?]\?)[.!?]["'”’)\]]*\s+)(?=\p{Ll})\S+/gu;

/** The sentences of a text, also those that begin with a small letter. */
export function splitStatements(text: string): string[] {
  return wholeParentheses(splitSentences(text)).flatMap((sentence) => {
    const statements: string[] = [];
    let [from, statement] = [0, ""];
    for (const { index } of sentence.matchAll(AFTER_END)) {
      statement += sentence.slice(from, index);
      from = index;
      if (!beginsSentence(sentence, index) || isOpen(statement)) continue;
      statements.push(statement.trim());
      statement = "";
    }
    return [...statements, (statement + sentence.slice(from)).trim()];
  });
}

const MAX_IN_PARENTHESES = 200;

/** What closes a parenthesis goes on with what opened it, "11 ml (?? repeat got 12)", and a reference with what it is to. */
function wholeParentheses(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    const from = last?.lastIndexOf("(") ?? -1;
    const isOpened = last !== undefined && from > last.lastIndexOf(")");
    const close = sentence.indexOf(")");
    const isClosed = close >= 0 && !sentence.slice(0, close).includes("(");
    const isMarked = /\([!?]{1,5}\)$/.test(last ?? "") && /^\p{Ll}/u.test(sentence);
    const isWithin = isOpened && isClosed && (last?.length ?? 0) - from < MAX_IN_PARENTHESES;
    const isReference =
      (/^\p{Ll}/u.test(sentence) && REFERENCE.test(sentence)) ||
      (/^\d/.test(sentence) && REFERENCE_AT_END.test(last?.slice(-MAX_REFERENCE) ?? ""));
    if (last !== undefined && (isWithin || isMarked || isReference))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

/** Whether code, a quotation, or a parenthesis isn't closed at the end of a text. */
function isOpen(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return count("`") % 2 === 1 || count('"') % 2 === 1 || count("(") > count(")");
}

const MAX_REFERENCE = 12;

/** "Plot 18 is at 2 m. she writes a letter": the period of a length ends a sentence, unless the measure goes on: "2 m. high", "3 m. rope". */
const MEASURED = /\p{L}\s+\d[\d.,]* ?(?:m|km|cm|mm)\.\s+$/iu;
const MEASURE_GOES_ON =
  /^(?:high|tall|wide|long|deep|thick|large|big|apart|away|off|up|down|square|sq|cable|fuse|pipe|of|from|in|by|and|or|to|per|at|on|each|max|min|for|with|above|below|under|over|into|x|is|are|was|were|as|than|but|because|so|if|when|which|that|only)(?![\p{L}\d-])/iu;

function beginsSentence(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 24), offset);
  if (MEASURED.test(before)) return !MEASURE_GOES_ON.test(text.slice(offset, offset + 12));
  return !(
    endsWithAbbreviation(before, text.slice(offset)) ||
    SHORTENED.test(before) ||
    STATE.test(before) ||
    REFERENCE.test(text.slice(offset, offset + MAX_REFERENCE)) ||
    /\.\)\s+$/.test(before)
  );
}

/** Begins what follows a period, a question mark, or an exclamation mark inside of a text with a capital letter too. */
export function withInnerCapitals(text: string): string {
  return text.replace(AFTER_END, (word, offset: number) =>
    beginsSentence(text, offset) ? withCapital(word) : word,
  );
}

/** Names of days and months that are no other word. */
const DATES =
  /(?<![\p{L}\d._/@-])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues|weds|thurs|january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)(?![\p{L}\d_/@-]|\.\p{L})/gu;
/** "in march", "may 31", "sat 5", "12 may": other words elsewhere, as in "the 12 may not". */
const DATES_IN_PLACE =
  /(?<=(?<![\p{L}\d])(?:in|into|during|since|until|till|by|from|early|mid|late|last|next|(?:end|start|beginning|middle) of) )(?:march|may)(?![\p{L}\d_/@-]| (?:be|have|not|also|well)\b)|(?<=\p{L}, )(?:march|may)(?=$|\n)|(?<![\p{L}\d._/@-])may(?= (?:bank hol|half[- ]term|day(?!\p{L})))|(?<![\p{L}\d._/@-])(?:march|may|mar|mon|tues?|wed|thu|thurs?|fri|sat|sun)(?=\.? \d)(?!\.? \d+ (?:hours?|hrs?|min(?:ute)?s?|days?|weeks?|times|of|people|or|to)\b)|(?<=(?<![\d.,:/-])(?:[12]?\d|3[01])(?:st|nd|rd|th)? )(?:(?:march|may|mar)(?=\s*(?:$|[.;:)–—]|,? \d| -\s))|mar(?:ch)?(?=, | (?:we|i|they|he|she|it|there)(?![\p{L}'’-])| \p{Lu}))|(?<=(?:^|[,:;(] ?|(?<!\p{L})(?:on|by|until|till|from|since|before|after|due|meeting|opens|starts|ends|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )[0123]?\d )may(?=, )/gu;
/** "on wed", "by fri", "every sat", "first sat of the month", "day 2 sun" */
const WEEKDAYS_IN_PLACE =
  /(?<=(?<![\p{L}\d])(?:on|by|every|each|until|till) )(?:mon|tues?|wed|thurs?|thu|fri|sat)(?![\p{L}\d_/@'’-]| on\b)|(?<=(?<![\p{L}\d])(?:first|second|third|fourth|last) )(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?= of\b)|(?<=(?<![\p{L}\d])day \d{1,2},? )(?:(?:mon|tues?|wed|thurs?|thu|fri|sat)(?![\p{L}\d_/@-])|sun(?=$| [-–—]))/giu;
/** Languages, peoples, countries, and holidays that are no other word. */
const LANGUAGES =
  /(?<![\p{L}\d._/@-])(?:english|french|german|italian|spanish|portuguese|dutch|swedish|norwegian|danish|greek|russian|ukrainian|hungarian|romanian|bulgarian|croatian|turkish|arabic|hebrew|chinese|japanese|korean|vietnamese|irish|scottish|british|american|canadian|australian|mexican|brazilian|european|african|asian|europe|africa|asia|america|australia|antarctica|scandinavia|england|scotland|ireland|germany|france|italy|spain|portugal|austria|switzerland|belgium|norway|sweden|denmark|finland|iceland|poland|ukraine|russia|croatia|hungary|romania|bulgaria|india|japan|thailand|vietnam|indonesia|canada|mexico|brazil|argentina|colombia|peru|egypt|morocco|kenya|nigeria|ghana|israel|christmas|easter|halloween|thanksgiving|hanukkah|ramadan)(?![\p{L}\d_/@]|-\p{L}|\.\p{L})/gu;
/** "march to october" and "april through may" */
const MONTHS_BETWEEN =
  /(?<![\p{L}\d._/@-])(?:march|may)(?= (?:to|through|until|till) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?![\p{L}\d]))|(?<=(?<![\p{L}\d])(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec) (?:to|through|until|till) )(?:march|may)(?![\p{L}\d_/@-])/giu;
/** "mr okafor", "mrs. o'leary" */
const TITLED =
  /(?<![\p{L}\d._/@-])mrs?(?=\.? \p{L})|(?<=(?<![\p{L}\d._/@-])mrs?\.? )\p{Ll}(?=\p{Ll}{2}|['’]\p{L})|(?<=(?<![\p{L}\d._/@-])(?:mrs?|drs?|prof)\.? o['’])\p{Ll}(?=\p{Ll}{2})/giu;
const PRONOUN = /(?<![\p{L}\d.'’(/_-])i(?=['’](?:m|ve|d|ll)(?!\p{L})|[\s,;!?]|$)/gu;

/** English with a capital "I", and with days and months in theirs. */
export function withEnglishCapitals(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 0 ? capitalizeNames(part) : part))
    .join("");
}

function capitalizeNames(text: string): string {
  return [DATES, DATES_IN_PLACE, MONTHS_BETWEEN, WEEKDAYS_IN_PLACE, LANGUAGES]
    .reduce((spelled, dates) => spelled.replace(dates, capitalize), text)
    .replace(TITLED, capitalize)
    .replace(PRONOUN, "I")
    .replace(ACRONYMS, (word) => word.toUpperCase())
    .replace(PRODUCT, spelledProduct)
    .replace(ANDROID, "Android");
}

/** One that was typed in capital letters may be something else. */
function spelledProduct(typed: string): string {
  return typed === typed.toUpperCase() ? typed : (PRODUCTS[typed.toLowerCase()] ?? typed);
}

/** "1. Spring fair" begins with its number. */
export function capitalizeHeading(heading: string): string {
  return heading.replace(/^(\d+\. )?(.*)$/s, (_, number = "", text) => number + withCapital(text));
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
