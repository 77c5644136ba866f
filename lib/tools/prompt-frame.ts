/**
 * A call's prompt as a form builds it: what a person wrote, and a choice of theirs, between words of our own.
 * What is stored is the whole prompt; what people should see first is what they wrote.
 */
export type PromptFrame<Choice extends string = string> = {
  before: string;
  between: string;
  choices: readonly Choice[];
};

export function framePrompt<Choice extends string>(
  { before, between }: PromptFrame<Choice>,
  subject: string,
  choice: Choice,
): string {
  return `${before}${subject.trim()}${between}${choice}`;
}

/** What was put into a frame; null for any other prompt. */
export function unframePrompt<Choice extends string>(
  { before, between, choices }: PromptFrame<Choice>,
  prompt: string,
): { subject: string; choice: Choice } | null {
  const whole = prompt.trim();
  // The last one: what a person wrote may have the same words.
  const end = whole.lastIndexOf(between);
  const subject = whole.slice(before.length, Math.max(end, 0)).trim();
  const choice = choices.find((name) => name === whole.slice(end + between.length));
  if (!whole.startsWith(before) || subject === "" || choice === undefined) return null;
  return { subject, choice };
}
