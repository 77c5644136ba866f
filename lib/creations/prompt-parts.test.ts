import { describe, expect, it } from "vitest";

import { choiceBeside, promptParts, spokenPrompt } from "@/lib/creations/prompt-parts";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { articleRequest } from "@/lib/tools/write-article/options";

describe("promptParts", () => {
  it.each([
    ["generate-images", imagePrompt("a fox", "Anime style"), "a fox", "Anime style"],
    ["blog-titles", titlesRequest("bees", "Food").prompt, "bees", "Food"],
    ["write-article", articleRequest("rye", 800).prompt, "rye", "Short (500-800 words)"],
  ])(
    "recovers the user's text and choice for %s [D-06, IG-06, BT-05, WA-07]",
    (tool, prompt, subject, choice) => {
      const parts = promptParts({ tool, prompt });

      expect(parts).toMatchObject({ subject, choice });
      expect(parts.before + parts.subject + parts.between + parts.choice).toBe(prompt);
    },
  );

  it.each(["image", "style", "a door in the style of Gaudí in the style Gothic"])(
    "isn't misled by %s, which contains words of the template",
    (subject) => {
      const prompt = imagePrompt(subject, "Realistic style");

      expect(promptParts({ tool: "generate-images", prompt })).toMatchObject({
        subject,
        choice: "Realistic style",
      });
    },
  );

  it.each([
    ["generate-images", "a fox in the style of Klimt"],
    ["generate-images", "Generate an image of a fox in the style Cubism"],
    ["generate-images", "Generate an image of  in the style Realistic"],
    ["write-article", "Write an article about bees in Germany"],
    ["image-compressor", "Generate an image of a fox in the style Realistic"],
  ])("returns any other prompt of %s whole: %s", (tool, prompt) => {
    expect(promptParts({ tool, prompt })).toEqual({
      before: "",
      subject: prompt,
      between: "",
      choice: "",
    });
  });
});

describe("choiceBeside", () => {
  it("tells notes of different lengths on one video apart", () => {
    const notes = (detail: string) => ({ tool: "youtube-summarizer", meta: { detail } });

    expect(["short", "medium", "detailed", "?"].map((one) => choiceBeside(notes(one)))).toEqual([
      "Short",
      "Medium",
      "Detailed",
      "",
    ]);
    expect(choiceBeside({ tool: "write-article", meta: { detail: "short" } })).toBe("");
    expect(choiceBeside({ tool: "youtube-summarizer" })).toBe("");
  });
});

describe("spokenPrompt", () => {
  it('has what was typed and the style, and no "in the style Cartoon style"', () => {
    const prompt = imagePrompt("a giant octopus hugging a submarine", "Cartoon style");
    const spoken = spokenPrompt({ tool: "generate-images", prompt });

    expect(spoken).toBe("a giant octopus hugging a submarine, Cartoon style");
  });
});
