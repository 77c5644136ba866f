import { describe, expect, it } from "vitest";

import { DRAFT_ENGINE_ID } from "@/lib/drafting/draft-notice";
import { fromTemplates, markdownFile, storedText, writerOf } from "@/lib/export/markdown-file";

const DRAFT = { id: DRAFT_ENGINE_ID, name: "Draft model", builtIn: true };
const MODEL = { id: "openai/gpt-5-mini", name: "gpt-5-mini (OpenAI)", builtIn: false };

function storedMarkdown(content: string, meta: unknown): string {
  return storedText({ type: "article", content, meta }).text;
}

describe("a Markdown file", () => {
  it("of a practice draft begins with its notice and ends with its engine", () => {
    expect(storedMarkdown("# Bees\n\nThey fly.\n\n", { engine: DRAFT })).toBe(
      "*Practice draft. Unchecked: may be wrong.*\n\n# Bees\n\nThey fly.\n\n<!-- Written with Draft model -->\n",
    );
  });

  it("of another engine names it, and the person's hand", () => {
    expect(storedMarkdown("# Bees", { engine: MODEL, edited: true })).toBe(
      "# Bees\n\n<!-- Written with gpt-5-mini (OpenAI), edited -->\n",
    );
  });

  it("warns when another engine went on with a practice draft", () => {
    expect(storedMarkdown("# Bees", { engine: MODEL, drafted: true })).toMatch(/^\*Practice draft/);
  });

  it("says nothing when nothing is known", () => {
    expect(storedMarkdown("# Bees", {})).toBe("# Bees\n");
    expect(storedMarkdown("# Bees", undefined)).toBe("# Bees\n");
  });

  it("has plain citations, and of what was read in an image, just that", () => {
    const content = "Bees fly [p. 3](#page=3).\n\n";

    expect(storedMarkdown(content, {})).toBe("Bees fly [p. 3].\n");
    expect(storedText({ type: "text", content, meta: { engine: MODEL } })).toEqual({
      text: "Bees fly [p. 3](#page=3).\n",
      extension: "txt",
    });
  });

  it("keeps a model's name inside its comment", () => {
    const engine = "a -->\n<script>alert(1)</script> --!> b";

    const [, comment = ""] = markdownFile("Bees", { engine }).split("Bees\n\n");

    expect(comment).toMatch(/^<!-- Written with [^\n]* -->\n$/);
    expect(comment.match(/--!?>/g)).toHaveLength(1);
  });
});

describe("what wrote titles", () => {
  it("names our templates beside the model, and alone", () => {
    const patterns = { id: "local/title-patterns", name: "Our title templates", builtIn: true };

    expect(writerOf({ engine: DRAFT, templates: 7 })).toBe(
      "Draft model, the first 7 from our title templates",
    );
    expect(writerOf({ engine: patterns, templates: 10 })).toBe("Our title templates");
    expect(fromTemplates({ engine: DRAFT, templates: 7 })).toBe(
      "the first 7 from our title templates",
    );
    expect(fromTemplates({ engine: patterns, templates: 10 })).toBeUndefined();
    expect(fromTemplates({ engine: DRAFT })).toBeUndefined();
  });

  it("tells of older titles that the last ones are ours", () => {
    const patterns = { id: "local/title-patterns", name: "Our title templates", builtIn: true };

    expect(fromTemplates({ engine: DRAFT, patterns: 3 })).toBe(
      "the last 3 from our title templates",
    );
    expect(fromTemplates({ engine: patterns, patterns: 10 })).toBeUndefined();
  });
});
