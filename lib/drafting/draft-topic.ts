import { toTitleCase } from "@/lib/drafting/draft-words";

/** Longer topics are cut here, at a word boundary. */
const MAX_TOPIC_CHARACTERS = 110;
/** "C#", whose sign is a part of the name. */
const SIGNS = /((?<![\p{L}\p{N}#])\p{Lu}#(?![\p{L}\p{N}#]))|[<>|#*_`~{}[\]\\^=]/gu;
/** The same with "A*" and "~10", which are no Markdown where the sign is the only one. */
const LONE_STAR = /(?<![\p{L}\p{N}])\p{Lu}\*(?![\p{L}\p{N}])/u;
const LONE_TILDE = /(?<![\p{L}\p{N}])~(?=\d)/u;

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
    .replace(SIGNS, (sign: string, name: string | undefined, at: number, text: string) =>
      name !== undefined || isLone(sign, at, text) ? sign : " ",
    )
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

/** Whether a sign says something rather than how the text looks. */
function isLone(sign: string, at: number, text: string): boolean {
  const around = text.slice(Math.max(0, at - 2), at + 2);
  const isSaid =
    (sign === "*" && LONE_STAR.test(around)) || (sign === "~" && LONE_TILDE.test(around));
  return isSaid && text.indexOf(sign) === text.lastIndexOf(sign);
}

/** "Write an article about bees" is about bees. */
function withoutRequest(topic: string): string {
  const request =
    /^(?:please\s+)?(?:write|create|generate|draft)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}?(?:article|post|essay|text)\s+(?:about|on|for)\s+/i;
  const rest = topic.replace(request, "");
  return rest.length >= 3 ? rest : topic;
}

/** Turns a topic into a title in title case, with all of its words. */
export function topicTitle(topic: string): string {
  return toTitleCase(topic);
}

/** Lowercases a topic's first letter for use in mid-sentence, unless it may begin a name. */
export function topicInSentence(topic: string): string {
  const [first = ""] = topic.split(" ");
  const common = /^(?:The|A|An|How|Why|What|When|Where|Who|Which|Is|Are|Do|Does|Can|Should)$/;
  return common.test(first) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}
