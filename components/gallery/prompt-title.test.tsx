import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { PromptTitle } from "@/components/gallery/prompt-title";

it("says how long notes on a video are, where nobody named them", () => {
  const notes = { tool: "youtube-summarizer", prompt: "Tides", meta: { detail: "detailed" } };
  const shown = (title: string | null) =>
    renderToStaticMarkup(<PromptTitle creation={{ ...notes, title }} />);

  expect(shown(null)).toContain(">Detailed</span>");
  expect(shown("My tides")).not.toContain("Detailed");
});
