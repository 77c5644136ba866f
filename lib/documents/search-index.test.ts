import { expect, it } from "vitest";

import { createSearchIndex } from "@/lib/documents/search-index";
import { preparePassages } from "@/lib/documents/searchable-document";

const PASSAGES = [
  "蜜蜂住在花园的蜂箱里。",
  "水来自一口深井。",
  "温室的暖气由一笔补助金支付，型号是 Boreal 40。",
];

it.each([
  ["蜜蜂", 0],
  ["深井", 1],
  ["补助金", 2],
  ["Boreal", 2],
])("finds a passage in Chinese by %s", async (question, place) => {
  const chunks = await preparePassages(
    "pdf",
    PASSAGES.map((text, at) => ({ place: at, text })),
  );
  const index = await createSearchIndex(chunks);

  const hits = await index.search(question, undefined, 3, new AbortController().signal);

  expect(hits.map(({ chunk }) => chunk.content)).toEqual([PASSAGES[place]]);
});
