const ANYBODY = /^(?:everybody|everyone|nobody|people)$/;
const REACH = 5;

/** "The angle everybody obsesses over the angle": what a sentence is about, named in front of it, and again in it. */
export function isNamedTopic(words: readonly string[], index: number): boolean {
  const [the, topic = "", who = "", ...rest] = words.slice(index, index + 3 + REACH);
  if (index < 0 || the !== "the" || topic.length < 3 || !ANYBODY.test(who)) return false;
  return rest.some((word, at) => word === "the" && rest[at + 1] === topic);
}
