import { articleFromPassages, documentReply } from "./openai-double-documents";

/** What the model double writes: plain, deterministic, of exact length, without repeated sentences. */

export type Conversation = { system: string; user: string; all: string };

const OPENINGS = ["In practice", "For most people", "At first sight", "Over time", "Seen closely"];
const SUBJECTS = [
  "the work",
  "a small change",
  "good advice",
  "patience",
  "a clear plan",
  "the evidence",
];
const VERBS = ["shapes", "supports", "explains", "improves", "tests", "rewards", "connects"];
const OBJECTS = ["daily habits", "local skills", "the next step", "older ideas", "honest results"];
const SECTIONS = [
  "Where it began",
  "How it works",
  "What it costs",
  "Who it serves",
  "What comes next",
];

const DEFAULT_WORDS = 120;
/** Share of the requested length that a first answer has with `[[short]]` and `[[long]]`. */
const SHORT_SHARE = 0.4;
const LONG_SHARE = 1.6;

/** The double's answer to a conversation. `openai-double.ts` lists the markers. */
export function replyTo(conversation: Conversation): string {
  if (/propose the headings/i.test(conversation.system)) return headings(conversation);
  if (/from the passages of a document/.test(conversation.system)) {
    const outline = outlineFor(conversation) ?? SECTIONS.slice(0, 2);
    return articleFromPassages(topicOf(conversation), outline, conversation);
  }
  const aboutDocument = documentReply(conversation);
  if (aboutDocument !== undefined) return aboutDocument;
  if (/edit a passage/i.test(conversation.system)) return editedPassage(conversation);
  if (asksForTitles(conversation)) return titles(conversation);
  const shortens = /\bshorten\b/i.test(conversation.user);
  const from = shortens ? 1 : nextSentence(conversation.all);
  const first = from === 1 && !shortens;
  const share = first && conversation.all.includes("[[short]]") ? SHORT_SHARE : 1;
  const excess = first && conversation.all.includes("[[long]]") ? LONG_SHARE : 1;
  const words = Math.round(askedWords(conversation) * share * excess);
  const outline = outlineFor(conversation);
  if (outline) return outlined(topicOf(conversation), { words, from, outline });
  return article(topicOf(conversation), words, from);
}

/** As many headings as asked for, numbered as models like to do. */
function headings({ user }: Conversation): string {
  const many = Number(/\bwrite (\d+) headings\b/i.exec(user)?.[1] ?? 5);
  const lines = Array.from({ length: many }, (_, index) => {
    const section = SECTIONS[index % SECTIONS.length] ?? "";
    return `${index + 1}. **${section}${index < SECTIONS.length ? "" : `, part ${index}`}**`;
  });
  return `Here are the headings:\n${lines.join("\n")}\n`;
}

/**
 * The headings that the article is asked to have. `[[outline:shuffle]]` writes them in another order, `[[outline:drop]]`
 * leaves out the second at first, `[[outline:drop-always]]` always, and `[[outline:own]]` adds one.
 */
function outlineFor({ user, all }: Conversation): string[] | undefined {
  const text = /<outline>\n([\s\S]*?)\n<\/outline>/.exec(user)?.[1];
  if (text === undefined) return undefined;
  const outline = text.split("\n");
  const marker = /\[\[outline:([a-z-]+)\]\]/.exec(all)?.[1];
  const repairs = /lacks some of its sections/.test(user);
  if (marker === "shuffle") return outline.toReversed();
  if (marker === "own") return ["My introduction", ...outline];
  if (marker === "drop-always" && repairs) return [];
  if (marker?.startsWith("drop") && !repairs) return outline.filter((_, index) => index !== 1);
  return outline;
}

function outlined(
  topic: string,
  { words, from, outline }: { words: number; from: number; outline: readonly string[] },
): string {
  const blocks = from === 1 ? [`# ${topic}`] : [];
  let index = from;
  for (const heading of outline) {
    blocks.push(`## ${heading}`);
    const sentences: string[] = [];
    let left = Math.max(12, words / outline.length - countAnswerWords(heading));
    while (left > 0) {
      const next = fitted(sentence(index), Math.ceil(left));
      sentences.push(next);
      left -= countAnswerWords(next);
      index += 1;
    }
    blocks.push(sentences.join(" "));
  }
  return `${blocks.join("\n\n")}\n`;
}

/** Counts whitespace-separated tokens that contain a letter or digit. */
export function countAnswerWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function asksForTitles({ system, user }: Conversation): boolean {
  return /titles for blog posts/i.test(system) || /\bblog title for\b/i.test(user);
}

/** The first sentence of a passage to shorten, otherwise the passage with a mark. `[[preamble]]` talks around it. */
function editedPassage({ user, all }: Conversation): string {
  const passage = /<passage>\n([\s\S]*?)\n<\/passage>/.exec(user)?.[1] ?? "";
  const first = /^[\s\S]*?\.(?=\s|$)/.exec(passage)?.[0] ?? passage;
  const edited = /half as long/.test(user) ? first : `Indeed, ${passage}`;
  if (!all.includes("[[preamble]]")) return edited;
  return `Sure! Here is the edited passage:\n\n\`\`\`markdown\n${edited}\n\`\`\``;
}

const AMOUNT = String.raw`(\d{2,5})(?:\s*(?:to|and|-|–)\s*(\d{2,5})|(\+))?`;

/** `[[words:N]]` wins, then "A to B more words", then the first "A to B words", "N+ words", "N words". */
function askedWords({ all, user }: Conversation): number {
  const exact = /\[\[words:(\d+)\]\]/.exec(all)?.[1];
  if (exact) return Number(exact);
  const more = new RegExp(`${AMOUNT} more words`, "i").exec(user);
  const asked = more ?? new RegExp(`${AMOUNT} words`, "i").exec(user);
  if (!asked?.[1]) return DEFAULT_WORDS;
  const low = Number(asked[1]);
  if (asked[2]) return Math.round((low + Number(asked[2])) / 2);
  return asked[3] ? Math.round(low * 1.15) : low;
}

/** The topic of a conversation, without markers. */
export function topicOf({ user }: Conversation): string {
  const tagged = /<(topic|keyword)>([\s\S]+?)<\/\1>/i.exec(user)?.[2];
  const sentence =
    /(?:article about|for the keyword) (.+?) in (?:Short|Medium|Long|the category)/is.exec(user);
  const topic = (tagged ?? sentence?.[1] ?? user).replace(/\[\[[^\]]*\]\]/g, " ");
  return (
    topic
      .replace(/[^\p{L}\p{N}\s'-]+/gu, " ")
      .trim()
      .split(/\s+/)
      .slice(0, 8)
      .join(" ") || "this"
  );
}

/** The next sentence number: one more than the highest the conversation already contains. */
function nextSentence(all: string): number {
  const numbers = [...all.matchAll(/ in case (\d+)\./g)].map((match) => Number(match[1]));
  return Math.max(0, ...numbers) + 1;
}

function sentence(index: number): string {
  const pick = (words: readonly string[], step: number) =>
    words[Math.floor(index / step) % words.length];
  const opening = pick(OPENINGS, 1);
  return `${opening}, ${pick(SUBJECTS, 2)} ${pick(VERBS, 3)} ${pick(OBJECTS, 1)} in case ${index}.`;
}

const SENTENCES_PER_PARAGRAPH = 4;
const PARAGRAPHS_PER_SECTION = 3;

/** Markdown with exactly `words` words (at least 12), starting at sentence number `from`. */
function article(topic: string, words: number, from: number): string {
  const blocks: string[] = from === 1 ? [`# ${topic}`] : [];
  let left = Math.max(12, words) - countAnswerWords(blocks.join(" "));
  for (let paragraph = 0, index = from; left > 0; paragraph += 1) {
    const section =
      SECTIONS[Math.floor(paragraph / PARAGRAPHS_PER_SECTION) % SECTIONS.length] ?? "";
    const heads = paragraph % PARAGRAPHS_PER_SECTION === 0 && left > 40;
    if (heads && (from === 1 || paragraph > 0)) {
      blocks.push(`## ${section}`);
      left -= countAnswerWords(section);
    }
    const sentences: string[] = [];
    while (left > 0 && sentences.length < SENTENCES_PER_PARAGRAPH) {
      const next = fitted(sentence(index), left);
      sentences.push(next);
      left -= countAnswerWords(next);
      index += 1;
    }
    blocks.push(sentences.join(" "));
  }
  return `${blocks.join("\n\n")}\n`;
}

/** A sentence of at most `words` words; it uses up the rest when the next one would be too short. */
function fitted(full: string, words: number): string {
  const count = countAnswerWords(full);
  if (words >= count + 4) return full;
  if (words >= count) return full.replace(/\.$/, `${" again".repeat(words - count)}.`);
  return `${full.split(" ").slice(0, words).join(" ").replace(/[.,]$/, "")}.`;
}

/**
 * As many titles as requested. `[[duplicates]]` repeats every other one with different spelling,
 * `[[titles:N]]` lists N of them.
 */
function titles(conversation: Conversation): string {
  const keyword = topicOf(conversation);
  const fixed = /\[\[titles:(\d+)\]\]/.exec(conversation.all)?.[1];
  const asked = /\bwrite (\d+) titles\b/i.exec(conversation.user)?.[1];
  const many = Number(fixed ?? asked ?? 10);
  const duplicates = conversation.all.includes("[[duplicates]]");
  const forms = [
    `Why ${keyword} matters more than you think`,
    `A beginner's guide to ${keyword}`,
    `Seven lessons ${keyword} taught us`,
    `${keyword}: what changes next year`,
    `How to start with ${keyword} today`,
    `The quiet rise of ${keyword}`,
    `What nobody says about ${keyword}`,
    `${keyword} on a small budget`,
    `Common mistakes with ${keyword}`,
    `The future of ${keyword} in plain words`,
  ];
  const lines = Array.from({ length: many }, (_, index) => {
    const form = forms[(duplicates ? index - (index % 2) : index) % forms.length] ?? "";
    const again = index >= forms.length && !duplicates ? `${form}, part ${index}` : form;
    return `${index + 1}. ${duplicates && index % 2 ? again.toUpperCase() : again}`;
  });
  return `${lines.join("\n")}\n`;
}
