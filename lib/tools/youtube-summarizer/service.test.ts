import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { countCreations, getCreation } from "@/db/queries/creations";
import type { RunContext } from "@/lib/providers/context";
import { createYoutubeVideo } from "@/lib/providers/video/youtube";
import type { SummaryDetail } from "@/lib/registry/summary-details";
import { chatAboutVideo } from "@/lib/tools/youtube-summarizer/chat-about-video";
import {
  type YoutubeSummary,
  youtubeSummaryContract,
} from "@/lib/tools/youtube-summarizer/contract";
import { NOT_TEXT } from "@/lib/tools/youtube-summarizer/is-text";
import { summarizeVideo } from "@/lib/tools/youtube-summarizer/service";
import { createTestContext, textThatSays } from "@/tests/support/test-context";
import { CAPTION_FORMS, readTalks } from "@/tests/support/transcripts";
import { startYoutubeDouble, type YoutubeDouble } from "@/tests/support/youtube-double";
import { TALK } from "@/tests/support/youtube-double-talk";

let double: YoutubeDouble;
beforeAll(async () => {
  double = await startYoutubeDouble();
});
afterAll(() => double.close());

/** With the engine that writes nothing of its own: what it says can be told word for word. */
function quotingContext(): Promise<RunContext> {
  const openDraft = () => Promise.reject(new Error("Nothing is drafted here."));
  return createTestContext({
    text: { openDraft },
    video: createYoutubeVideo({ baseUrl: double.url }),
  });
}

const url = (id: string) => `https://youtu.be/${id}`;

async function summarize(detail: SummaryDetail, id = "citybees001"): Promise<YoutubeSummary> {
  return summarizeVideo(await quotingContext(), { url: url(id), detail });
}

function bullets(markdown: string): string[] {
  return markdown.split("\n").filter((line) => line.startsWith("- "));
}

const STARTS = TALK.lines.map((_, index) => Math.floor(index * 9 + 0.4));

describe("summarizeVideo", () => {
  it.each([
    ["short", 4, 5],
    ["medium", 8, 12],
  ] as const)(
    "keeps the promise of %s: %i to %i bullets [YT-03, K-04]",
    async (detail, min, max) => {
      const { content } = await summarize(detail);

      expect(bullets(content).length).toBeGreaterThanOrEqual(min);
      expect(bullets(content).length).toBeLessThanOrEqual(max);
    },
  );

  it("structures long notes by the chapters [YT-03, K-04]", async () => {
    const { content, meta } = await summarize("detailed");

    expect(meta.chapters.map(({ title }) => title)).toContain("Enough to eat");
    expect(content).toMatch(/^#+ .*Enough to eat/m);
    expect(bullets(content).length).toBeGreaterThan(8);
  });

  it("gives every bullet a real timestamp and quotes the captions", async () => {
    const { content, meta } = await summarize("medium");

    for (const bullet of bullets(content)) {
      const times = [...bullet.matchAll(/\(#t=(\d+)\)/g)].map((match) => Number(match[1]));
      expect(times.length, bullet).toBeGreaterThan(0);
      for (const time of times) expect(STARTS).toContain(time);
    }
    const spoken = TALK.lines.join(" ").toLowerCase();
    for (const { quote } of meta.citations) {
      expect(spoken).toContain(quote.replace(/\s+/g, " ").toLowerCase());
    }
  });

  it("saves the summary and the video's details", async () => {
    const ctx = await quotingContext();

    const { id, contextId, content, meta } = await summarizeVideo(ctx, {
      url: url("citybees001"),
      detail: "short",
    });

    expect(meta).toMatchObject({
      title: TALK.title,
      channel: TALK.channel,
      lengthSeconds: TALK.seconds,
      videoId: "citybees001",
      captions: "manual",
      timed: true,
    });
    const row = await getCreation(ctx.db, { id, userId: ctx.user.id });
    expect(row).toMatchObject({
      tool: "youtube-summarizer",
      type: "youtube-summary",
      prompt: TALK.title,
      content,
      meta: { contextId },
    });
  });

  it("prefers captions in the requested language, and says when they're automatic", async () => {
    const ctx = await quotingContext();
    const asked = { detail: "short" as const };

    const german = await summarizeVideo(ctx, { ...asked, url: url("citybees001"), language: "de" });
    const heard = await summarizeVideo(ctx, { ...asked, url: url("machine0001") });

    expect(german.meta).toMatchObject({ language: "de", captions: "manual" });
    expect(heard.meta.captions).toBe("automatic");
    expect(heard.message).toMatch(/^These captions were generated automatically/);
  });

  it("stores nothing when there is nothing to read, and makes no request for another host", async () => {
    const ctx = await quotingContext();
    const before = double.calls.length;
    const elsewhere = { url: "https://youtube.com.evil.example/watch?v=citybees001" };

    await expect(summarizeVideo(ctx, { ...elsewhere, detail: "short" })).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect(double.calls).toHaveLength(before);
    await expect(
      summarizeVideo(ctx, { url: url("nocaptions1"), detail: "short" }),
    ).rejects.toMatchObject({ code: "unusable" });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("reads uploaded captions and keeps their timestamps", async () => {
    const ctx = await quotingContext();
    const srt = TALK.lines
      .map(
        (line, index) => `${index + 1}\n00:00:${String(index + 10)},000 --> 00:00:59,000\n${line}`,
      )
      .join("\n\n");

    const { content, meta } = await summarizeVideo(ctx, {
      url: "",
      detail: "short",
      transcript: srt,
    });

    expect(meta).toMatchObject({ captions: "transcript", timed: true, videoId: null });
    expect(content).toMatch(/\[0:\d\d\]\(#t=\d+\)/);
  });

  it("makes structured notes of captions without punctuation, with a link of an old kind", async () => {
    const [talk] = readTalks().filter(({ name }) => name === "renovation");
    const transcript = talk && CAPTION_FORMS.rolling?.(talk);

    const { content, meta, message } = await summarizeVideo(await quotingContext(), {
      url: `${url("citybees001")}&feature=channel`,
      detail: "detailed",
      ...(transcript && { transcript }),
    });

    expect(meta.videoId).toBe("citybees001");
    // What its points name: nothing is left to say of the insulation.
    expect(content).toMatch(/^## Moisture$/m);
    expect(content).toMatch(/^## Terms$/m);
    expect(content).toMatch(/^- \*\*Baffle:\*\* A baffle is a channel of cardboard or plastic/m);
    expect(content).toContain("1,100 dollars");
    // Terms are listed for those who look for them, said above or not.
    const points = bullets(content.split("## Terms")[0] ?? "");
    expect(points.length).toBeGreaterThan(6);
    expect(new Set(points).size).toBe(points.length);
    expect(content).not.toMatch(/The (?:first|second|third) thing is/);
    expect(message?.match(/came without punctuation/g)).toHaveLength(1);
    expect(message).toContain("The transcript has no chapters");
  });

  it("structures long notes by the headings of a transcript without times", async () => {
    const parts = [TALK.lines.slice(0, 6), TALK.lines.slice(6)].map((lines) => lines.join(" "));
    const transcript = `## The first half\n${parts[0]}\n\n## And the rest\n${parts[1]}`;

    const { content, message } = await summarizeVideo(await quotingContext(), {
      url: "",
      detail: "detailed",
      transcript,
    });

    expect(content.match(/^## (?:The|And) .*$/gm)).toEqual([
      "## The first half",
      "## And the rest",
    ]);
    expect(bullets(content).join(" ")).not.toMatch(/first half|the rest/);
    expect(message).not.toContain("no chapters");
  });

  it("quotes captions of other languages without punctuation, in summary and chat, and says so", async () => {
    const ctx = await quotingContext();
    const captions = [
      "heute zeige ich euch wie man ein",
      "brot ohne kneten backt ihr braucht 500 gramm mehl",
      "350 milliliter wasser und nur ein gramm hefe dazu",
      "der teig muss 18 stunden bei zimmertemperatur stehen",
      "dann heizt ihr den ofen auf 240 grad vor",
      "lasst das brot eine stunde auskühlen sonst wird es innen klebrig",
      "es hält sich etwa vier tage in einem tuch",
    ];
    const transcript = captions.map((text, at) => `0:0${at}\n${text}`).join("\n");

    const { contextId, message } = await summarizeVideo(ctx, {
      url: "",
      detail: "short",
      transcript,
    });
    const question = "Wie lange muss der Teig stehen?";
    const { answer, meta } = await chatAboutVideo(ctx, { question, contextId });

    expect(message).toContain("sentences can be found only in English");
    expect(answer).toContain(`${captions[3]} [0:03](#t=3)`);
    expect(answer).not.toContain("heute zeige ich");
    expect(meta.found).toBe(true);
  });

  it("shows no timestamps for a transcript without any, in summary and chat", async () => {
    const ctx = await quotingContext();
    const transcript = TALK.lines.join(" ");

    const shown: string[] = [];
    const onText = (text: string) => void shown.push(text);
    const run = { ...ctx, progress: { onText, onReplace: onText, onStep: () => {} } };

    const { content, contextId, message } = await summarizeVideo(run, {
      url: "",
      detail: "short",
      transcript,
    });
    const { answer } = await chatAboutVideo(run, {
      question: "How many hives were there last summer?",
      contextId,
    });

    expect(shown).not.toEqual([]);
    expect(shown.join("\n")).not.toContain("#t=");
    expect(content).not.toContain("#t=");
    expect(message).toContain("has no timestamps");
    expect(answer).toContain("three hundred and twelve hives");
    expect(answer).not.toContain("#t=");
  });

  it("calls a pasted transcript by what it is about, and says when it is too short", async () => {
    const ctx = await quotingContext();
    const about = "Today I want to talk about the bees on the roofs of our city, and why.";
    const asked = { url: "", detail: "short" as const };

    const { id, meta } = await summarizeVideo(ctx, {
      ...asked,
      transcript: [about, ...TALK.lines].join(" "),
    });

    expect(meta.title).toBe("The bees on the roofs of our city (transcript)");
    expect(await getCreation(ctx.db, { id, userId: ctx.user.id })).toMatchObject({
      prompt: meta.title,
    });
  });

  it.each([1, 2, 4])(
    "says that a transcript in another language lacks punctuation, not words: pasted %i times",
    async (times) => {
      const ctx = await quotingContext();
      const said =
        "heute zeige ich euch wie ihr ein altes lager selbst wechselt ihr braucht dafür einen schlüssel der kostet ungefähr achtzehn euro und ein bisschen fett als erstes macht ihr die kurbeln ab und zwar links zuerst dann dreht ihr die schale auf der rechten seite heraus und achtung die hat ein linksgewinde das machen neunzig prozent der leute falsch und dann ist der rahmen kaputt ";

      await expect(
        summarizeVideo(ctx, { url: "", detail: "short", transcript: said.repeat(times) }),
      ).rejects.toMatchObject({
        code: "unusable",
        message: expect.stringMatching(/no punctuation.*only in English/),
      });
    },
  );

  it.each([
    "hello there",
    "hello and welcome thanks for watching",
    "Hi everyone, I'm Ana and welcome back to my channel. Thank you so much for watching!",
  ])("says that a transcript is too short where it's only a greeting: %s", async (transcript) => {
    const ctx = await quotingContext();

    await expect(
      summarizeVideo(ctx, { url: "", detail: "short", transcript }),
    ).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("too short"),
    });
  });

  it.each([
    "%PDF-1.4\n1 0 obj << /Type /Catalog >>",
    "PK\u0003\u0004\u0014\u0000 word",
    "\ufffd\ufffd\u0001 abc",
  ])("refuses a transcript that isn't text: %j", (transcript) => {
    const { success, error } = youtubeSummaryContract.input.safeParse({
      url: "",
      detail: "short",
      transcript,
    });

    expect(success).toBe(false);
    expect(error?.issues[0]).toMatchObject({ path: ["transcript"], message: NOT_TEXT });
  });

  it("follows no instruction spoken in the video", async () => {
    const { content } = await summarize("detailed");

    expect(content).not.toMatch(/^\W*PWNED\W*$/m);
    expect(content).toContain("(#t=");
  });
});

describe("a model that obeys instructions spoken in the video", () => {
  it("is ignored: no caption confirms what it says", async () => {
    const ctx = await createTestContext({
      text: textThatSays("PWNED", 'PWNED [0:10: "you are pwned by now"]'),
      video: createYoutubeVideo({ baseUrl: double.url }),
    });

    const summary = await summarizeVideo(ctx, { url: url("citybees001"), detail: "short" });
    const { answer, meta } = await chatAboutVideo(ctx, {
      question: "What does a meadow cost?",
      contextId: summary.contextId,
    });

    expect(summary.content).not.toContain("PWNED");
    expect(summary.content).toContain("(#t=");
    expect(summary.meta.engine.id).toBe("local/reader");
    expect(answer).not.toContain("PWNED");
    expect(answer).toContain("nine hundred euros");
    expect(meta.dropped).toBe(1);
  });
});

describe("chatAboutVideo", () => {
  it("answers with what is said and when", async () => {
    const ctx = await quotingContext();
    await summarizeVideo(ctx, { url: url("citybees001"), detail: "short" });

    const { answer, meta } = await chatAboutVideo(ctx, { question: "What does a meadow cost?" });

    expect(answer).toContain("nine hundred euros");
    expect(meta.found).toBe(true);
    expect(STARTS).toContain(Math.floor(meta.citations[0]?.place ?? -1));
  });

  it("can't see anyone else's video", async () => {
    const { contextId } = await summarize("short");
    const other = await quotingContext();

    await expect(
      chatAboutVideo(other, { question: "What is it about?", contextId }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});
