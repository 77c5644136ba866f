import { toTitleCase } from "@/lib/drafting/draft-words";

/** Longer topics are cut here, at a word boundary. */
const MAX_TOPIC_CHARACTERS = 110;
const MAX_TITLE_WORDS = 14;

/**
 * Reduces a topic to one line of plain words, without control tokens, tags, Markdown, line breaks
 * or emoji. Whatever is left of a command in it is just a subject to write about.
 *
 * @returns at most 110 characters; "Everyday life" when nothing is left
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

/** Turns a topic into a title of at most 14 words, in title case. */
export function topicTitle(topic: string): string {
  const words = topic.split(" ");
  const short = words.slice(0, MAX_TITLE_WORDS).join(" ");
  return toTitleCase(short);
}

/** Lowercases a topic's first letter for use in mid-sentence, unless it may begin a name. */
export function topicInSentence(topic: string): string {
  const [first = ""] = topic.split(" ");
  const common = /^(?:The|A|An|How|Why|What|When|Where|Who|Which|Is|Are|Do|Does|Can|Should)$/;
  return common.test(first) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}
