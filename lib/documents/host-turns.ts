type Spoken = { text: string; opens?: boolean | undefined };

/** In a conversation, at least so many turns are marked, and so many of them end with a question. */
const MIN_TURNS = 6;
const MIN_ASKING = 0.12;
/** A transcript with a sentence to a line has no turns. */
const MIN_SENTENCES = 1.2;
/** Who asks says less than who answers. */
const MOST_ASKED_WORDS = 45;
const MOST_REACTION_WORDS = 12;
const ASKS = /[?？]/;
const INVITES =
  /\b(?:tell (?:me|us) (?:about|how|why|what|more)|let['’]s talk about|i understand (?:that )?there)\b/i;

/**
 * Finds what is said by whoever asks in a conversation whose turns are marked: questions with what leads to them, and short
 * reactions to an answer ("Three thousand!").
 *
 * @returns the numbers of the sentences; empty where nobody is asked
 */
export function sentencesOfHost(sentences: readonly Spoken[]): Set<number> {
  const turns: number[][] = [[]];
  for (const [at, { opens }] of sentences.entries()) {
    if (opens && at > 0) turns.push([]);
    turns.at(-1)?.push(at);
  }
  const said = turns.map((turn) => turn.map((at) => sentences[at]?.text ?? "").join(" "));
  const words = said.map((text) => text.split(" ").length);
  const asks = said.map(
    (text, at) => (words[at] ?? 0) <= MOST_ASKED_WORDS && (ASKS.test(text) || INVITES.test(text)),
  );
  const asking = asks.filter(Boolean).length;
  const isConversation =
    turns.length >= MIN_TURNS &&
    asking >= MIN_ASKING * turns.length &&
    sentences.length >= MIN_SENTENCES * turns.length;
  const found = new Set<number>();
  if (!isConversation) return found;
  let isBefore = true;
  for (const [at, turn] of turns.slice(0, -1).entries()) {
    const isReaction: boolean = !isBefore && (words[at] ?? 0) <= MOST_REACTION_WORDS;
    isBefore = isReaction || asks[at] === true;
    if (isBefore) for (const sentence of turn) found.add(sentence);
  }
  return found;
}
