import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { RemoveObjectNames } from "@/components/tools/remove-object-names";

function render(name: string, instead: readonly string[] = []): string {
  return renderToStaticMarkup(
    <RemoveObjectNames
      name={name}
      instead={instead}
      onTry={() => {}}
      onFill={() => {}}
      disabled={false}
    />,
  );
}

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>([^<]+)/g)].map(([, text]) => text);

it("offers what was found in place of a name", () => {
  expect(buttons(render("pelican", ["sheep", "bird"]))).toEqual(["sheep", "bird"]);
});

it("offers the names that begin like what is typed", () => {
  expect(buttons(render("gir"))).toEqual(["giraffe", "girl"]);
  expect(render("g")).toBe("");
});

it("says at once that a word isn't known", () => {
  expect(render(" yarn ")).toContain("doesn&#x27;t know “yarn”");
  expect(render("kittens")).toBe("");
  expect(render("ball of yarn")).toBe("");
});
