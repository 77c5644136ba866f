import nlp from "compromise/two";
import { eld } from "eld/small";

/** A word of a text with its parts of speech. */
export type Term = {
  text: string;
  /** What stands between it and the next word. */
  post: string;
  tags: ReadonlySet<string>;
};

/** The words of an English text with their parts of speech, guessed by rule. */
export function termsOf(text: string): Term[] {
  const sentences: { terms: { text: string; post: string; tags: string[] }[] }[] = nlp(text).json({
    terms: { text: true, whitespace: true, tags: true },
  });
  return sentences.flatMap(({ terms }) =>
    terms.map(({ text, post, tags }) => ({ text, post, tags: new Set(tags) })),
  );
}

/** Whether a text has a verb that makes a sentence of it. */
export function hasVerb(text: string): boolean {
  return nlp(text).has("(#PastTense|#PresentTense|#Copula|#Modal)");
}

/** Whether a text is in English, or too short to tell. */
export function isEnglish(text: string): boolean {
  const { language } = eld.detect(text);
  return !language || language === "en" || text.split(/\s+/).length < 4;
}
