import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, it } from "vitest";

import { copiedNotes } from "@/lib/core/markdown-containers";
import { isTooMuchWork } from "@/lib/core/markdown-work";
import { growsFaster } from "@/tests/support/grows-faster";

it.each([
  ["items one below the other", "- a\n- b\n- c\n"],
  ["items that go on", "1. a\nb\n\n   c\n\n2. d\n"],
  ["a quote that goes on without its mark", "> a\nb\n> c"],
  ["a quote of items", "> - a\n> - b"],
  ["lists of other bullets", "* a\n- b\n+ c\n"],
  ["breaks", "- - -\n* * *\n"],
  ["what begins no item in a paragraph", "a\n2. b\n*\nc\n"],
  ["code", "```\n- - a\n- - a\n```\n"],
  ["indented code", "    - - a\n    - - a\n"],
])("copiedNotes is 0 for %s", (_what, markdown) => {
  expect(copiedNotes(markdown)).toBe(0);
});

it.each([
  ["an item that ends what is in the one before", "- - a\n- b\n"],
  ["one behind tabs", "-\t- a\n- b\n"],
  ["an item that ends a quote", "- > a\n- b\n"],
  ["an empty line that ends a quote", "> a\n\nb\n"],
  ["a paragraph that ends a list", "- a\n\nb\n"],
  ["a heading that ends a list", "- a\n# b\n"],
  ["a heading that ends a footnote", "[^a]: b\n# c\n"],
  ["a text below an empty item that has ended", "-\n\n  a\n"],
  ["a line below a heading", "a\n===\n"],
])("copiedNotes counts %s", (_what, markdown) => {
  expect(copiedNotes(markdown)).toBeGreaterThan(0);
});

/** Where the square of it shows, as little as each step takes. */
const LENGTH = 16_000;

it.each([
  "- -\n",
  "- * +\n",
  "1. - a\n",
  "- a\n  - b\n",
  "> a\n\n> b\n\n",
  "- a\n\nb\n\n",
  "a\n--\n",
])(
  "lets no text of %j pass that a parser takes the square of",
  async (unit) => {
    const parser = unified().use(remarkParse).use(remarkGfm);
    const show = (length: number) => {
      const markdown = unit.repeat(length / unit.length);
      return isTooMuchWork(markdown) || parser.parse(markdown);
    };

    expect(await growsFaster(show, [LENGTH])).toBe(false);
  },
  60_000,
);
