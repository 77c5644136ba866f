/** What is wrong with the length of a field's text, in one sentence; undefined if nothing is. */
export function lengthFault(
  text: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  if (text.length < min) return `Enter at least ${min} characters.`;
  if (text.length > max) return `Use ${max.toLocaleString("en")} characters or fewer.`;
  return undefined;
}
