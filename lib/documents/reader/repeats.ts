/** Words that change nothing of what is said. */
const EMPTY = /^(?:an?|the|and|also|please|this|that)$/;
/** What turns a statement around, or holds it for some cases only. */
const TURNS =
  /^(?:no|not|never|none|nobody|nothing|neither|nor|cannot|without|unless|except|only|if|until|but|\p{L}+n['’]t)$/u;

/** Whether a statement says nothing that another one doesn't say: all its words stand there, and nothing there turns it around. */
export function repeats(own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const isSaid = [...own].every((word) => EMPTY.test(word) || others.has(word));
  return isSaid && [...others].every((word) => own.has(word) || !TURNS.test(word));
}

/** The words of a statement, in lowercase. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:/-][\p{L}\p{N}]+)*/gu) ?? []);
}
