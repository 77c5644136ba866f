/** When a message was sent, at its end. */
const TIME = /\b\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?(?: ?\P{N}{1,3})?$/iu;
/** What people answer with a word or two. */
const REPLY =
  /^(?:yes|yeah|yep|yup|no(?!\. ?\d)|nope|ok|okay|sure|thanks|thank you|hi|hello|hey|bye|lol|see you|ja|nein|danke|hallo|klar|oui|non|merci|salut|d'accord|sí|gracias|hola|vale|ciao|grazie|va bene)(?!\p{L})/iu;
/** Invisible characters between the parts of a pictogram. */
const PICTURE_JOINERS = /\u200d|\ufe0f/g;
/** What ends a sentence, and pictures after it. */
const ENDING = /[!?…！？。]["'”’»)\]]*[\s\p{Extended_Pictographic}]*$/u;
/** Small words within names: `Miguel de Cervantes`, `Francis of Assisi`. */
const NAME_PARTICLE =
  /^(?:an?|and|da|de|del|della|den|der|di|do|dos|du|el|la|le|of|the|und|van|von|y|zu)$/u;
const MIN_PLAIN_WORDS = 3;

/**
 * Whether something was said with these words: a sentence, or an answer. Names, addresses, dates, and what a letter ends with
 * aren't, nor is a text in a script without capitals that has neither an ending mark nor Japanese syllables.
 */
export function isUtterance(written: string): boolean {
  const text = written.replace(TIME, "").replace(PICTURE_JOINERS, "").trim();
  if (/^[-–—―~]|[,，、]$/u.test(text)) return false;
  if (REPLY.test(text) || ENDING.test(text)) return true;
  if (/\p{Script=Hiragana}/u.test(text)) return true;
  const words = text.split(/\s+/).map((word) => /\p{L}+/u.exec(word)?.[0] ?? "");
  const plain = words.filter((word) => /^\p{Ll}/u.test(word) && !NAME_PARTICLE.test(word));
  if (text.endsWith(".") && plain.length > 0) return true;
  return words.length >= MIN_PLAIN_WORDS && plain.length > words.length / 2;
}
