import { describe, expect, it } from "vitest";

import { workAt } from "@/lib/client/use-came-from";

describe("workAt", () => {
  it.each([
    ["/ai/write-article", "/ai/write-article", "Article writer"],
    [
      "https://atelier.example/ai/pdf-summarizer?creation=a%26b#chat",
      "/ai/pdf-summarizer?creation=a%26b",
      "PDF summarizer",
    ],
    ["/ai/chains/build?chain=c1", "/ai/chains/build?chain=c1", "your chain"],
    ["https://elsewhere.example/ai/write-article", "/ai/write-article", "Article writer"],
  ])("leads back to %s", (left, address, name) => {
    expect(workAt(left)).toEqual({ address, name });
  });

  it.each([
    "",
    "/",
    "/ai",
    "/ai/settings/usage",
    "/ai/write-article/more",
    "/write-article",
    "//elsewhere.example",
    "//elsewhere.example//ai/write-article",
    "javascript:alert(1)",
    "http://",
  ])("finds no work at %j", (left) => {
    expect(workAt(left)).toBeNull();
  });
});
