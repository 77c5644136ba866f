/**
 * How a form turns its fields into the prompt of a call: what the user typed and one of our
 * choices, between fixed words. The whole prompt is stored; the UI leads with what the user typed
 * (decision 0078).
 */
export type PromptTemplate<Choice extends string = string> = {
  before: string;
  between: string;
  choices: readonly Choice[];
};

/** Builds the prompt that `parsePrompt` reads back; the subject is trimmed. */
export function buildPrompt<Choice extends string>(
  { before, between }: PromptTemplate<Choice>,
  subject: string,
  choice: Choice,
): string {
  return `${before}${subject.trim()}${between}${choice}`;
}

/** The fields a prompt was built from; null when it wasn't built from this template. */
export function parsePrompt<Choice extends string>(
  { before, between, choices }: PromptTemplate<Choice>,
  prompt: string,
): { subject: string; choice: Choice } | null {
  const whole = prompt.trim();
  // The last match: what the user typed may contain the same words.
  const end = whole.lastIndexOf(between);
  const subject = whole.slice(before.length, Math.max(end, 0)).trim();
  const choice = choices.find((name) => name === whole.slice(end + between.length));
  if (!whole.startsWith(before) || subject === "" || choice === undefined) return null;
  return { subject, choice };
}
