import type rehypeSanitize from "rehype-sanitize";

type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];

/**
 * Rehype plugin: each block of a text runs from left to right or from right to left as its own first letter does, with its
 * list numbers and quotation lines on that side. Code always runs from left to right.
 */
export function ownDirection() {
  return ({ children }: Root): void => {
    for (const child of children) {
      // Only the outermost: a block doesn't ask those in it that have a direction of their own.
      if (child.type === "element" && child.tagName !== "pre") child.properties.dir = "auto";
    }
  };
}
