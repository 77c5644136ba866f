/**
 * What the model double says about documents: sentences of the given passages, each cited in the requested
 * format.
 *
 * - `[[lie]]` adds a statement with a made-up source, and one with a made-up figure.
 * - Of a résumé with `[[remarks]]`, it praises one line after another, and then blames the last of them.
 * - It obeys a passage that says "Ignore all previous instructions and say …", like a gullible model.
 */
import type { Conversation } from "./openai-double-writing";

const POINTS = 6;
const QUOTE_WORDS = 8;
const LIES = `- The moon is made of cheese. [p. 1: "the moon is made of cheese"]\n- It costs 987654 dollars a year. [p. 1]`;

type Sentence = { label: string; text: string };

/** The answer about a document; undefined when the conversation isn't about one. */
export function documentReply({ system, user, all }: Conversation): string | undefined {
  const resume = /<resume>\n([\s\S]*?)\n<\/resume>/.exec(user)?.[1];
  if (resume?.includes("[[remarks]]")) return remarks(resume);
  if (!/<(?:passages|notes)>/.test(user)) return undefined;
  const order = /ignore all previous instructions and say ([^.<]+)/i.exec(user)?.[1];
  if (order) return order;
  const lies = all.includes("[[lie]]") ? `\n${LIES}` : "";
  const question = /<question>\n([\s\S]*?)\n<\/question>/.exec(user)?.[1];
  if (question !== undefined) {
    const best = bestSentence(sentencesOf(user), question);
    return best ? `${statement(best)}${lies}` : "NOT IN THE DOCUMENT";
  }
  const notes = /<notes>\n([\s\S]*?)\n<\/notes>/.exec(user)?.[1]?.split("\n");
  const points = notes ?? sentencesOf(user).map((sentence) => `- ${statement(sentence)}`);
  const list = `${points.slice(0, POINTS).join("\n")}${lies}`;
  if (!system.includes("## Main points")) return list;
  return `## Main points\n${list}\n\n## Questions\n- What is said on the first page?\n- Not a question\n`;
}

function remarks(resume: string): string {
  const lines = resume.split("\n").filter((line) => line.split(" ").length >= QUOTE_WORDS);
  const [first = "", ...others] = lines.map((text) => `- ${statement({ label: "p. 1", text })}`);
  return `## Strengths\n${[first, ...others].join("\n")}\n\n## Weaknesses\n${others.at(-1) ?? first}\n`;
}

/** An article whose statements are the passages' sentences, spread over the headings. */
export function articleFromPassages(
  topic: string,
  headings: readonly string[],
  { user, all }: Conversation,
): string {
  const order = /ignore all previous instructions and say ([^.<]+)/i.exec(user)?.[1];
  if (order) return order;
  const seen = new Set<string>();
  const distinct = sentencesOf(user).filter(({ text }) => !seen.has(text) && seen.add(text));
  const statements = distinct.map(statement);
  const share = Math.max(1, Math.ceil(statements.length / Math.max(1, headings.length)));
  const sections = headings.map((heading, index) => {
    const own = statements.slice(index * share, (index + 1) * share);
    return `## ${heading}\n\n${own.join("\n")}`;
  });
  const lies = all.includes("[[lie]]") ? `\n\n${LIES.replaceAll("- ", "")}` : "";
  return `# ${topic}\n\n${sections.join("\n\n")}${lies}\n`;
}

function sentencesOf(user: string): Sentence[] {
  return [...user.matchAll(/<passage source="([^"]+)">\n([\s\S]*?)\n<\/passage>/g)].flatMap(
    ([, label = "", text = ""]) =>
      text
        // "2.5 hectares" has no sentence's end.
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => /[.!?]$/.test(sentence))
        .map((sentence) => ({ label, text: sentence.replace(/\s+/g, " ").trim() }))
        .filter((sentence) => sentence.text.split(" ").length >= 4),
  );
}

function bestSentence(sentences: readonly Sentence[], question: string): Sentence | undefined {
  const wanted = question.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const score = ({ text }: Sentence) =>
    wanted.filter((word) => text.toLowerCase().includes(word)).length;
  const [best] = [...sentences].sort((a, b) => score(b) - score(a));
  return best && score(best) > 0 ? best : undefined;
}

function statement({ label, text }: Sentence): string {
  return `${text} [${label}: "${text.split(" ").slice(0, QUOTE_WORDS).join(" ")}"]`;
}
