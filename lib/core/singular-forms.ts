/**
 * The word itself and what it may be the plural of, by the spelling rules of English: "cars" of "car", "boxes" of "box"
 * and "boxe", "berries" of "berry" and "berrie", "pies" of "pie". Irregular plurals have none but themselves.
 */
export function singularForms(word: string): string[] {
  const forms = [word];
  if (word.endsWith("ies") && word.length > 4) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith("s") && !word.endsWith("ss")) forms.push(word.slice(0, -1));
  return forms;
}
