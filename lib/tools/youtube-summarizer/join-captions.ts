import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { SPEAKER_MARK } from "@/lib/tools/youtube-summarizer/caption-speakers";

/** More words are too long to quote as one. */
const MAX_WORDS = 30;

/** Words that need another one after them, by language: what ends with one isn't whole. */
const NEVER_LAST: Readonly<Record<string, ReadonlySet<string>>> = {
  // Not "an", "auf", "mit", and the like, nor "ist" and "wird": verbs and their prefixes end German clauses.
  de: setOf(
    `der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine dein deine sein seine ihr ihre unser unsere
    und oder aber sondern denn weil dass ob wenn als wie wo was wer wen wem wann warum im ins am beim von vom zum zur für gegen ohne
    durch zwischen ich du wir man sehr etwa rund mehr weniger nur`,
  ),
  fr: setOf(
    `le la les l un une des du de d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs et ou mais
    donc car que qu qui quand si comme où dans en sur sous avec sans pour par vers chez entre je j tu il elle on nous vous ils elles
    est sont était très plus moins environ ne n`,
  ),
  es: setOf(
    `el la los las un una unos unas de del al a y e o u pero que si como cuando donde porque en con sin por para sobre entre hasta desde
    mi mis tu tus su sus este esta estos estas ese esa yo me te se lo es son era muy más menos no`,
  ),
  it: setOf(
    `il lo la i gli le un uno una di del dello della dei degli delle a al alla ai alle da dal dalla in nel nella su sul sulla con per tra
    fra e o ma che se come quando dove perché mio mia tuo tua suo sua questo questa io si è sono era molto più meno non`,
  ),
  pt: setOf(
    `o a os as um uma de do da dos das em no na nos nas ao aos à às com sem por pelo pela para sobre entre até e ou mas que se como quando
    onde porque meu minha seu sua este esta esse essa eu me te é são era muito mais menos não`,
  ),
  nl: setOf(
    `de het een van en of maar want die als wie wat waar wanneer omdat dat met voor naar tot mijn jouw haar ons onze hun ik je hij ze we
    heel ongeveer meer minder`,
  ),
};

/**
 * Joins captions without punctuation whose last word needs another one after it, in languages for which sentences can't be found.
 * Each is quoted as it is. Shares the event loop.
 *
 * @param language an ISO 639-1 code; in one without a list, none are joined
 */
export async function joinCaptions(
  captions: readonly DocumentPart[],
  language: string,
): Promise<DocumentPart[]> {
  const pause = createYielder();
  const never = Object.hasOwn(NEVER_LAST, language) ? NEVER_LAST[language] : undefined;
  const parts: DocumentPart[] = [];
  for (const { place, text, heading } of captions) {
    const turn = pause();
    if (turn) await turn;
    const opens = text.startsWith(SPEAKER_MARK);
    const words = text.split(/\s+/).filter((word) => word && word !== SPEAKER_MARK);
    const open = parts.at(-1);
    const said = open?.text.split(" ") ?? [];
    const goesOn = never?.has(lastWord(said.at(-1) ?? "")) === true;
    if (open && goesOn && !opens && !heading && said.length + words.length <= MAX_WORDS)
      open.text += ` ${words.join(" ")}`;
    else if (words.length > 0)
      parts.push({
        place,
        text: words.join(" "),
        ...(opens && parts.length > 0 && { opens }),
        ...(heading && { heading }),
      });
  }
  return parts;
}

/** "l" of "l'": what stands before an apostrophe at the end needs another word, too. */
function lastWord(word: string): string {
  return word.toLowerCase().replace(/['’]$/, "");
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
