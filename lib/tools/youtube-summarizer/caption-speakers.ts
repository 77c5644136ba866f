import { createYielder } from "@/lib/core/yield-to-event-loop";

/** Marks of a new speaker, shown at the start of a line. */
export const SPEAKER_MARK = "»";

/** Where somebody may begin to speak: after ">>", or at the start of a caption; and the name there. */
const TURN =
  /((?:^|(?<=\s))(?:>>+|&gt;&gt;)\s*|^(?:[-–—]\s+)?)(?:((?:[Ss]peaker|[Ii]nterviewe[re]|[Hh]ost|[Gg]uest|[Nn]arrator|[Mm]oderator)(?: \d{1,2})?|\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})\s?:\s+)?/gu;
const FIRST_TURN = new RegExp(TURN.source, "u");
const ROLE = /^(?:speaker|interviewe[re]|host|guest|narrator|moderator)(?: \d{1,2})?$/i;
/** "[Man] Hello", but not "The [man]" or "[Man] is mortal", where somebody put a word in. */
const BRACKETED =
  /^\[(?:[Mm]an|[Ww]oman|[Bb]oy|[Gg]irl|[Cc]hild|[Nn]arrator|[Ss]peaker|[Hh]ost|[Gg]uest|[Ii]nterviewer|[Rr]eporter|[Aa]nnouncer)\]\s+(?=[^\s\p{Ll}])/u;
/** "Lunch: $15", "Depth: about 20 feet". */
const AMOUNT = /^(?:about |around |only |just )?[^\p{L}\s]{0,3}\d/u;
/** How much of what follows a name tells it from the same caption repeated, and is looked at for lowercase letters. */
const FOLLOWING = 40;
/** A name and the marks before it have no more characters. */
const MAX_LEAD = 100;

/** These announce what is said, and name nobody. With one of them first or last, neither do several words: "Pro Tip". */
const ANNOUNCES = new Set(
  `warning warnings caution danger attention important note notes notice reminder remember disclaimer spoiler update edit correction
  question questions answer answers step steps tip tips trick hint advice example examples problem problems solution solutions exercise
  task challenge mistake mistakes rule rules law lesson lessons reason reasons fact facts myth myths truth theorem proof lemma claim
  evidence definition definitions formula hypothesis conclusion conclusions summary result results takeaway idea point points topic
  topics goal goals option plan method case part section chapter unit level round phase stage number item list title subject agenda
  source sources link quote caption translation price prices cost costs total subtotal budget score rating verdict pros cons pro con
  advantage advantages disadvantage disadvantages ingredients instructions directions materials tools equipment time times date place
  location address name names age weight height width length size depth speed temperature color day week month year morning afternoon
  evening night today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday breakfast brunch lunch dinner snack
  dessert before after then now next first second third fourth fifth finally lastly last also plus bonus so because however but and or
  if when where why how what who which yes no true false right wrong good bad better best worse worst okay ok remark faq tldr fyi ps nb
  the a an my our your his her their this that these those one two three four five
  achtung warnung vorsicht hinweis wichtig frage fragen antwort antworten schritt tipp beispiel lösung fazit preis regel grund thema
  avertissement remarque conseil astuce exemple réponse étape problème règle résumé prix
  advertencia atención aviso nota pregunta respuesta paso consejo ejemplo problema solución resumen precio regla
  avvertenza attenzione domanda risposta passo consiglio esempio soluzione prezzo regola
  aviso atenção pergunta resposta passo dica exemplo solução resumo preço regra
  waarschuwing opgelet vraag antwoord stap voorbeeld probleem oplossing prijs regel conclusie`.split(
    /\s+/,
  ),
);

/**
 * The names that a transcript has before what is said, in lowercase: those that recur there. What stands there once may be said
 * itself: "Dinner: a sandwich". Shares the event loop.
 */
export async function findSpeakers(captions: readonly string[]): Promise<ReadonlySet<string>> {
  const pause = createYielder();
  const followed = new Map<string, string>();
  const speakers = new Set<string>();
  for (const caption of captions) {
    for (const match of caption.matchAll(TURN)) {
      const turn = pause();
      if (turn) await turn;
      const name = match[2]?.toLowerCase();
      const rest = following(caption, match.index + match[0].length);
      if (!name || name.length < 2 || !mayName(name, rest)) continue;
      // Captions that roll begin with the same words again.
      const before = followed.get(name);
      if (before !== undefined && !isRepeated(before, rest)) speakers.add(name);
      if (before === undefined) followed.set(name, rest);
    }
  }
  return speakers;
}

/**
 * Writes `SPEAKER_MARK` where a caption says that somebody else speaks: for ">>", a dash, and names.
 *
 * @param speakers from `findSpeakers`
 * @returns the caption, and who speaks after each mark; undefined for whom it doesn't name
 */
export function markSpeakers(
  caption: string,
  speakers: ReadonlySet<string>,
): { text: string; names: (string | undefined)[] } {
  const names: (string | undefined)[] = [];
  const mark = (name?: string) => {
    names.push(name);
    return ` ${SPEAKER_MARK} `;
  };
  const text = caption
    .replace(BRACKETED, () => mark())
    .replace(TURN, (start: string, lead: string, name: string | undefined, at: number) => {
      const rest = following(caption, at + start.length);
      const isArrow = /^(?:>|&)/.test(lead);
      if (name !== undefined && isSpeaker(name, rest, isArrow, speakers)) return mark(name);
      return lead ? `${mark()}${start.slice(lead.length)}` : start;
    });
  return { text, names };
}

function isSpeaker(
  name: string,
  rest: string,
  isArrow: boolean,
  speakers: ReadonlySet<string>,
): boolean {
  if (!mayName(name.toLowerCase(), rest)) return false;
  // Captions of television have names in capitals.
  const isCapital = name.length > 1 && name === name.toUpperCase() && /\p{Ll}/u.test(rest);
  return isArrow || isCapital || ROLE.test(name) || speakers.has(name.toLowerCase());
}

/** Whether a line begins with a mark of a turn, or with what may be a name: "- No.", ">> Yes.", "Tom Okafor: Not yet." */
export function beginsTurn(line: string): boolean {
  return /^(?:[-–—]\s|>>)/.test(line) || nameAtStart(line) !== undefined;
}

/** What may be the name of a speaker at the start of a line, in lowercase: "Tom Okafor: Not yet." */
export function nameAtStart(line: string): string | undefined {
  const start = line.slice(0, MAX_LEAD);
  // Most lines have no colon, and none of them a name.
  if (start.indexOf(":") < 1) return undefined;
  const match = FIRST_TURN.exec(start);
  const name = match?.index === 0 ? match[2]?.toLowerCase() : undefined;
  if (!match || !name || name.length < 2) return undefined;
  return mayName(name, following(line, match[0].length)) ? name : undefined;
}

function mayName(name: string, rest: string): boolean {
  const words = name.split(" ");
  if (ANNOUNCES.has(words[0] ?? "") || ANNOUNCES.has(words.at(-1) ?? "")) return false;
  return !AMOUNT.test(rest);
}

function isRepeated(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function following(caption: string, from: number): string {
  return caption.slice(from, from + FOLLOWING);
}
