// What a talk begins with, and what it says it is about, in the languages whose names of things aren't found.

/** A word ends here, whatever letters it has. */
const END = String.raw`(?![\p{L}\d])`;

/** "Hola a todos", "Herzlich willkommen", "Good morning everyone": up to a mark, or to what is said of today. */
const GREETING = new RegExp(
  `^(?:and |und |y |et )?(?:hello(?! world)|hi|hey|good (?:morning|afternoon|evening)|welcome|hallo|(?:herzlich )?willkommen|guten (?:morgen|tag|abend)|servus|moin|hola|buenos días|buenas (?:tardes|noches)|bienvenid[oa]s?|bonjour|bonsoir|salut|coucou|bienvenue)${END}[^,.!?:;]{0,80}?(?:[,.!?:;]+ ?|$| (?=(?:heute|hoy|today|aujourd['’]hui)${END}))`,
  "iu",
);
/** "Hello, my dears": who is greeted. */
const GREETED =
  /^(?:(?:my|you|dear|meine|liebe|queridos|mes|chers) )?(?:everyone|everybody|all|friends|folks|guys|loves|dears|leute|freunde|zusammen|todos|amigos|amis|tout le monde)(?:[,.!]+ ?|$)/iu;
/** "Willkommen zu meinem Vortrag über Wärmepumpen": what a greeting is about. */
const GREETED_ABOUT = new RegExp(
  `^.{0,80}? (?:about|talk on|lecture on|über|zum thema|sobre|acerca de|sur)${END} `,
  "iu",
);
/** "Hoy hablamos del", "Heute geht es um", "Aujourd'hui on parle du". */
const TODAY = new RegExp(
  `^(?:${[
    "heute (?:(?:sprechen|reden) wir über|geht es um|(?:zeige|erkläre) ich (?:euch|ihnen|dir),?)(?: (?:den|die|das))?",
    "hoy (?:(?:hablamos|hablaremos|hablo|vamos a hablar|(?:os|les|te) hablo) (?:del|de|sobre)|(?:os|les|te) (?:enseño|muestro|explico)|vamos a ver)(?: (?:el|la|los|las))?",
    "aujourd['’]hui,? (?:(?:on parle|nous parlons|on va parler|nous allons parler|je (?:vous )?parle) (?:du|des|de(?: la)?)|je vous (?:montre|explique))",
  ].join("|")}),? (?:(?:de )?l['’])?`,
  "iu",
);
const MAX_GREETINGS = 4;
const MIN_WORDS = 2;

/** The first sentence without greetings: what comes after one, or what it is about; undefined where nothing is left. */
function subjectAfter(sentence: string): string | undefined {
  let text = sentence.trim();
  for (let greetings = 0; greetings < MAX_GREETINGS; greetings += 1) {
    const greeting = (GREETING.exec(text) ?? (greetings > 0 ? GREETED.exec(text) : null))?.[0];
    if (greeting === undefined) break;
    const about = greeting.replace(GREETED_ABOUT, "");
    if (about !== greeting && text === greeting) return about;
    text = text.slice(greeting.length);
  }
  const subject = text.replace(TODAY, "");
  if (subject !== text) return subject || undefined;
  // Of "Hola, Juan", a name is left.
  const isName = text !== sentence.trim() && text.split(" ").length < MIN_WORDS;
  return isName ? undefined : text;
}

/** What is said first that is no greeting; the first sentence where all of them greet. */
export function afterGreeting(sentences: readonly string[]): string {
  return sentences.map(subjectAfter).find((subject) => subject !== undefined) ?? sentences[0] ?? "";
}
