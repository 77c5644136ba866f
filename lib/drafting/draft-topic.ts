import { toTitleCase } from "@/lib/drafting/draft-words";

/** A longer topic is told to the model up to here, at a word's end. */
const MAX_TOPIC_CHARACTERS = 110;
const MAX_TITLE_WORDS = 14;

/**
 * A topic as one line of plain words: no control tokens, tags, Markdown, line breaks or pictures.
 *
 * A topic is data. What is left of a command in it is a subject to write about.
 */
export function plainTopic(topic: string): string {
  const plain = topic
    .normalize("NFC")
    .replace(/<\|?[^<>\n]{0,40}\|?>/g, " ")
    .replace(/\[\/?INST\]|```/gi, " ")
    .replace(/(?:\p{C}|\p{Extended_Pictographic}|\u200d|\ufe0f)/gu, " ")
    .replace(/https?:\/\/\S+/g, " ")
    .replace(/[<>|#*_`~{}[\]\\^=]/g, " ")
    .replace(/["“”]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[\s.,;:!?-]+|[\s.,;:!-]+$/g, "");
  const bare = withoutRequest(plain);
  if (bare.length <= MAX_TOPIC_CHARACTERS) return bare || "Everyday life";
  return bare
    .slice(0, MAX_TOPIC_CHARACTERS + 1)
    .replace(/\s+\S*$/, "")
    .replace(/[.,;:]+$/, "");
}

/** "Write an article about bees" is about bees. */
function withoutRequest(topic: string): string {
  const request =
    /^(?:please\s+)?(?:write|create|generate|draft)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}?(?:article|post|essay|text)\s+(?:about|on|for)\s+/i;
  const rest = topic.replace(request, "");
  return rest.length >= 3 ? rest : topic;
}

export function titleOf(topic: string): string {
  const words = topic.split(" ");
  const short = words.slice(0, MAX_TITLE_WORDS).join(" ");
  return toTitleCase(short);
}

/** A topic inside a sentence: a large first letter becomes small unless it belongs to a name. */
export function inSentence(topic: string): string {
  const [first = ""] = topic.split(" ");
  const common = /^(?:The|A|An|How|Why|What|When|Where|Who|Which|Is|Are|Do|Does|Can|Should)$/;
  return common.test(first) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}
