import { expect, it } from "vitest";

import { languageTag } from "@/lib/client/browser-language";
import { youtubeSummaryContract } from "@/lib/tools/youtube-summarizer/contract";

it.each([
  ["en-US", "en-US"],
  ["en-US@posix", "en-US"],
  ["pt_BR.UTF-8", "pt-BR"],
  ["de", "de"],
  ["zh-Hant-TW", "zh-Hant-TW"],
  ["C", undefined],
  ["", undefined],
  [undefined, undefined],
])("makes a tag of %j that the server takes", (language, tag) => {
  expect(languageTag(language)).toBe(tag);

  const input = { url: "https://youtu.be/dQw4w9WgXcQ", detail: "short", language: tag };
  expect(youtubeSummaryContract.input.safeParse(input).success).toBe(true);
});
