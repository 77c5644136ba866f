import { headingOfLine } from "@/lib/core/markdown-heading";
import { headingKey, headingMarkdown } from "@/lib/tools/write-article/outline";

type Section = { heading: string; body: string };

/** An article whose level-2 headings are those of an outline, in its order. */
export type OutlinedArticle = {
  markdown: string;
  /** Headings of the outline that the article has no text for: they aren't in it. */
  missing: string[];
};

/**
 * Makes an article's headings those of an outline: sections are put in its order, headings that a model reworded get
 * their own words back, and headings of the model's own become bold lines. No text is lost.
 */
export function followOutline(markdown: string, outline: readonly string[]): OutlinedArticle {
  const { opening, sections } = divide(markdown, new Set(outline.map(headingKey)));
  const named = rename(sections, outline);
  const known = new Set(outline.map(headingKey));
  // What stands under a heading of the model's own belongs to the section before it.
  const own: Section[] = [];
  let beginning = opening;
  for (const { heading, body } of named) {
    const last = own.at(-1);
    if (known.has(headingKey(heading))) own.push({ heading, body });
    else if (last) last.body = join(last.body, `**${heading}**`, body);
    else beginning = join(beginning, `**${heading}**`, body);
  }
  const bodies = outline.map((heading) => {
    const same = own.filter((section) => headingKey(section.heading) === headingKey(heading));
    return join(...same.map(({ body }) => body));
  });
  const written = outline.flatMap((heading, index) =>
    bodies[index] ? [`## ${headingMarkdown(heading)}\n\n${bodies[index]}`] : [],
  );
  return {
    markdown: join(beginning, ...written),
    missing: outline.filter((_, index) => !bodies[index]),
  };
}

/** The level-2 headings of an article, as their author wrote them. */
export function headingsIn(markdown: string): string[] {
  return divide(markdown, new Set()).sections.map(({ heading }) => heading);
}

/** Splits an article at its level-2 headings, and at those of the outline whatever their level. */
function divide(
  markdown: string,
  wanted: ReadonlySet<string>,
): { opening: string; sections: Section[] } {
  const opening: string[] = [];
  const sections: { heading: string; lines: string[] }[] = [];
  let isCode = false;
  let isFirst = true;
  for (const line of markdown.split("\n")) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const found = isCode ? null : headingOfLine(line);
    const title = plainHeading(found?.text ?? "");
    const isTitle = found?.level === 1 && isFirst;
    isFirst &&= !line.trim();
    const begins = found?.level === 2 || (found !== null && wanted.has(headingKey(title)));
    const lines = sections.at(-1)?.lines ?? opening;
    if (begins && !isTitle) sections.push({ heading: title, lines: [] });
    else if (wanted.size > 0 && found && !isTitle) lines.push(`**${title}**`);
    else lines.push(line);
  }
  const text = (lines: readonly string[]) => lines.join("\n").trim();
  return {
    opening: text(opening),
    sections: sections.map(({ heading, lines }) => ({ heading, body: text(lines) })),
  };
}

/** Without a model's numbering and emphasis: "2. **Cost**" is "Cost". */
function plainHeading(text: string): string {
  return text
    .replace(/^(?:(?:section|part|chapter)\s+)?\d{1,2}[.):]\s+/i, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/\\([\\`*_[\]<>#|~])/g, "$1")
    .trim();
}

/** Gives reworded headings their own words back where their place tells which they are. */
function rename(sections: readonly Section[], outline: readonly string[]): Section[] {
  const keys = sections.map(({ heading }) => headingKey(heading));
  const unused = outline.filter((heading) => !keys.includes(headingKey(heading)));
  const strangers = keys.filter((key) => !outline.some((heading) => headingKey(heading) === key));
  if (
    unused.length === 0 ||
    sections.length !== outline.length ||
    strangers.length !== unused.length
  )
    return [...sections];
  return sections.map(({ heading, body }, index) => {
    const isKnown = !strangers.includes(keys[index] ?? "");
    return { heading: isKnown ? heading : (unused.shift() ?? heading), body };
  });
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
