import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { ExtractTextBody } from "@/components/tools/extract-text-body";
import type { ExtractedPage } from "@/lib/client/ocr/extract-text";
import type { LayoutKind } from "@/lib/ocr/layout-kind";
import { plain } from "@/lib/ocr/text-pieces";

/** How the switch stands, and what it says, for images of these kinds; the last of which may be empty. */
function shown(kinds: readonly LayoutKind[], keepLines: boolean | null = null, isEmpty = false) {
  const pages = kinds.map((kind, index) => {
    const lines = isEmpty && index === kinds.length - 1 ? [] : [plain("Words")];
    // Safe: nothing else of a page is looked at.
    return { kind, lines, words: [], unread: [], prices: null } as unknown as ExtractedPage;
  });
  const body = renderToStaticMarkup(
    <ExtractTextBody
      pages={pages}
      language="eng"
      pieces={[plain("Words")]}
      text="Words"
      keepLines={keepLines}
      onKeepLinesChange={() => {}}
    />,
  );
  const [control = ""] = /<input[^>]*>/.exec(body) ?? [];
  const [hint = ""] = /(?<=-hint"[^>]*>)[A-Z][^<]*/.exec(body) ?? [];
  return { isOn: /checked=""/.test(control), hint, isGrid: body.includes("whitespace-pre") };
}

it("says that images of different kinds are each set as suits them", () => {
  const [one, two] = [shown(["receipt", "prose"]), shown(["receipt", "table", "chat"])];

  expect(one.hint).toBe("Set as suits each image: 1 of 2 keeps its lines.");
  expect(two.hint).toBe("Set as suits each image: 2 of 3 keep their lines.");
  expect([one.isOn, one.isGrid]).toEqual([false, true]);
});

it("shows what is so for images of one kind, whatever is in an empty one", () => {
  expect(shown(["receipt", "receipt"])).toMatchObject({ isOn: true, isGrid: true });
  expect(shown(["receipt", "table"])).toMatchObject({ isOn: true, isGrid: true });
  expect(shown(["receipt", "prose"], null, true)).toMatchObject({ isOn: true });
  expect(shown(["receipt"]).hint).toMatch(/^Looks like a receipt/);
  expect(shown(["prose", "chat"])).toMatchObject({ isOn: false, isGrid: false });
});

it("shows what was decided", () => {
  expect(shown(["receipt", "prose"], true)).toMatchObject({ isOn: true, isGrid: true });
  expect(shown(["receipt", "prose"], false)).toMatchObject({ isOn: false, isGrid: false });
  expect(shown(["receipt", "prose"], true).hint).toBe("Breaks lines where the image does.");
});
