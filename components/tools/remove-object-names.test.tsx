import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { RemoveObjectNames } from "@/components/tools/remove-object-names";
import type { InsteadOf } from "@/lib/client/use-removal-request";

function render(name: string, instead: InsteadOf | null = null): string {
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
  const instead = { name: "pelican", names: ["sheep", "bird"] };

  expect(buttons(render("pelican", instead))).toEqual(["sheep", "bird"]);
  expect(buttons(render("pelican ", instead))).toEqual(["sheep", "bird"]);
});

it("says that what was found may be what the detector takes an unknown thing for", () => {
  const instead = { name: "deer", names: ["sheep"] };

  expect(render("deer", instead)).toContain("doesn&#x27;t know “deer” and may take it for");
  const known = { name: "cat", names: ["sheep"] };
  expect(render("cat", known)).toContain("Show instead:");
});

it("offers nothing that was found in place of another name", () => {
  const instead = { name: "cat", names: ["dog"] };

  expect(render("horse", instead)).toBe("");
  expect(buttons(render("gir", instead))).toEqual(["giraffe", "girl"]);
  expect(render("yarn", instead)).toContain("doesn&#x27;t know “yarn”");
});

it("offers the names that begin like what is typed", () => {
  expect(buttons(render("gir"))).toEqual(["giraffe", "girl"]);
  expect(render("gir")).toContain("Names the detector knows:");
  expect(render("g")).toBe("");
});

it("says at once that a word isn't known", () => {
  expect(render(" yarn ")).toContain("doesn&#x27;t know “yarn”");
  expect(render("kittens")).toBe("");
  expect(render("ball of yarn")).toBe("");
});
