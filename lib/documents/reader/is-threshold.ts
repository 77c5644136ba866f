import type { Figure } from "@/lib/documents/reader/figure-types";

/** "More than 800 kWh", "the first 800 kWh" */
const BEFORE =
  /\b(?:more than|less than|fewer than|over|above|below|under|up to|first|next|exceed\w*|beyond|at least|at most|no more than|maximum(?: of)?|minimum(?: of)?|limit of|per|every|each|another|additional|between|to|until|from)\s(?:the |a |an )?$/i;
/** "800 kWh at 11 cents", "800 kWh or more" */
const BEHIND =
  /^\s?(?:or (?:more|less|fewer|above)|at\b|@|per\b|[×x]\s|threshold|limit|allowance|block|tier|and (?:above|over|more)|-\d)/i;

/** Whether a figure is where something begins or ends, such as a higher price, and not how much of it there is. */
export function isThreshold(
  { at, text: figure }: Pick<Figure, "at" | "text">,
  text: string,
): boolean {
  return (
    BEFORE.test(text.slice(Math.max(0, at - 40), at)) || BEHIND.test(text.slice(at + figure.length))
  );
}

/** "Children under 14", "anyone aged 16": of what age they are, and not how many. */
const OF_AGE =
  /\b(?:children|kids|boys|girls|teens|teenagers|youths?|adults|people|persons|members|guests|students|pupils|players|anyone|everyone|those|seniors|women|men)\s(?:who are\s|aged\s)?(?:under|over|below|above|younger than|older than|(?<=\baged\s)(?:up to|from)|aged?)\s(?:the age of\s)?$|\bage[sd]?\s$/i;
const OLDEST = 99;
const COUNTS_OTHER = /^\s?(?:\p{L}{3,}s\b|people\b)/iu;

/** Whether a number only says of what age somebody is. */
export function isOfAge(
  { at, type, value, text: figure }: Figure,
  text: string,
  asked: string,
): boolean {
  if (type !== "count" || !/\bhow many\b/i.test(asked) || /\b(?:age|old)\b/i.test(asked))
    return false;
  if (value > OLDEST) return false;
  if (/^\s?years?\b/i.test(text.slice(at + figure.length))) return true;
  const isCount = COUNTS_OTHER.test(text.slice(at + figure.length));
  return !isCount && OF_AGE.test(text.slice(Math.max(0, at - 50), at));
}

/** "If fewer than twelve children sign up" */
const IN_CONDITION =
  /\b(?:if|unless|whenever|in case|should) [^,.;:]{0,60}?\b(?:fewer|less|more) than (?:the )?$/i;
const ASKS_CONDITION =
  /\b(?:have to|has to|had to|must|need\w*|min(?:imum)?|max(?:imum)?|at (?:least|most)|requir\w*|necessary|if|unless|limit\w*|fewer|less|more|before|enough|until|sign\w*|allowed|can|may)\b/i;

/** Whether a number only says when something else happens, and a question asks how many there are. */
export function isConditionOnly(
  { at, type }: Pick<Figure, "at" | "type">,
  text: string,
  asked: string,
): boolean {
  if (type !== "count" || !/\bhow many\b/i.test(asked) || ASKS_CONDITION.test(asked)) return false;
  return IN_CONDITION.test(text.slice(Math.max(0, at - 90), at));
}
