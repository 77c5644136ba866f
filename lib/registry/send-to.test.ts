import { describe, expect, it } from "vitest";

import { imageTargets, sendTextPath, subjectOf, textTargets } from "@/lib/registry/send-to";

describe("sendTextPath", () => {
  it("carries the text and its source to the tool's first field", () => {
    expect(sendTextPath("blog-titles", " bees & trees ", "0198")).toBe(
      "/ai/blog-titles?keyword=bees+%26+trees&from=0198",
    );
    expect(sendTextPath("write-article", "bees", undefined)).toBe("/ai/write-article?topic=bees");
    expect(sendTextPath("qr-generator", "\n   CORNER\nRye 9.80\n", undefined)).toMatch(
      /=\+\+\+CORNER%0ARye/,
    );
  });

  it("returns null for text that is empty or too long", () => {
    expect(sendTextPath("write-article", " ", undefined)).toBeNull();
    expect(sendTextPath("blog-titles", "x".repeat(201), undefined)).toBeNull();
    expect(sendTextPath("qr-generator", "x".repeat(2_000), undefined)).not.toBeNull();
    expect(sendTextPath("extract-text", "bees", undefined)).toBeNull();
  });
});

describe("textTargets", () => {
  it("offers each tool the part of the text it starts from, and never the tool it is from", () => {
    const text = { subject: "Bees", whole: "Bees hum.\n\nAll day." };

    expect(textTargets(text, "blog-titles", undefined)).toEqual([
      { slug: "write-article", path: "/ai/write-article?topic=Bees" },
      { slug: "qr-generator", path: "/ai/qr-generator?text=Bees+hum.%0A%0AAll+day." },
    ]);
    expect(textTargets({ subject: "Bees" }, "write-article", "0198")).toEqual([
      { slug: "blog-titles", path: "/ai/blog-titles?keyword=Bees&from=0198" },
    ]);
  });

  it("offers a tool that takes a keyword none where a subject names nothing", () => {
    const text = { subject: "The harbor wakes before the town does", keyword: null };

    expect(textTargets(text, "pdf-summarizer", "0198").map(({ slug }) => slug)).toEqual([
      "write-article",
    ]);
    expect(
      textTargets({ ...text, keyword: "The harbor" }, "pdf-summarizer", "0198"),
    ).toContainEqual({
      slug: "blog-titles",
      path: "/ai/blog-titles?keyword=The+harbor&from=0198",
    });
  });

  it("sends all of an image's text to the article writer, and so not before it's saved", () => {
    const text = { subject: "Bees", whole: "Bees hum.\n\n".repeat(2_000) };

    expect(textTargets(text, "extract-text", "0198")).toEqual([
      { slug: "write-article", path: "/ai/write-article?topic=Bees&from=0198&document=1" },
      { slug: "blog-titles", path: "/ai/blog-titles?keyword=Bees&from=0198" },
    ]);
    expect(textTargets(text, "extract-text", undefined)).toEqual([
      { slug: "blog-titles", path: "/ai/blog-titles?keyword=Bees" },
    ]);
  });

  it.each(["pdf-summarizer", "youtube-summarizer"] as const)(
    "sends the document of a summary by %s to the article writer, with its title as the topic",
    (from) => {
      expect(textTargets({ subject: "Bees" }, from, "0198")).toEqual([
        { slug: "write-article", path: "/ai/write-article?topic=Bees&from=0198&document=1" },
        { slug: "blog-titles", path: "/ai/blog-titles?keyword=Bees&from=0198" },
      ]);
    },
  );
});

describe("imageTargets", () => {
  it("opens every other image tool on the creation", () => {
    expect(imageTargets("0198", "remove-object")).toEqual([
      { slug: "image-compressor", path: "/ai/image-compressor?from=0198" },
      { slug: "remove-background", path: "/ai/remove-background?from=0198" },
    ]);
  });
});

describe("subjectOf", () => {
  it("is the first line or sentence without Markdown", () => {
    expect(subjectOf("## **Bees** in town\n\nThey hum.")).toBe("Bees in town");
    expect(subjectOf('- "Nectar is clean." [0:45](#t=45)')).toBe('"Nectar is clean." 0:45');
    expect(subjectOf("The harbor wakes. At four it is dark.")).toBe("The harbor wakes");
    expect(subjectOf("22.40\n\nCORNER BAKERY")).toBe("CORNER BAKERY");
    expect(subjectOf("_Bees_ in town")).toBe("Bees in town");
  });

  it("leaves the name of a file as it is", () => {
    expect(subjectOf("HCMC-2025-14_alarm-trial")).toBe("HCMC-2025-14_alarm-trial");
  });

  it("ends on a whole word within 150 characters", () => {
    const subject = subjectOf("word ".repeat(60));

    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject).toMatch(/word$/);
  });
});
