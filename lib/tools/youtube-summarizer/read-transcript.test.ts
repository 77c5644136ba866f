import { describe, expect, it } from "vitest";

import { readChapters } from "@/lib/tools/youtube-summarizer/read-chapters";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";

async function cue(line: string): Promise<string | undefined> {
  const { parts } = await readTranscript(`00:01.000 --> 00:03.000\n${line}`);
  return parts[0]?.text;
}

describe("readTranscript", () => {
  it("reads SRT", async () => {
    const srt =
      "\ufeff1\r\n00:00:01,500 --> 00:00:04,000\r\n<i>Good</i> morning\r\neveryone.\r\n\r\n2\r\n01:02:03,000 --> 01:02:05,000\r\n{\\an8}Salt &amp; pepper\r\n";

    expect(await readTranscript(srt)).toEqual({
      timed: true,
      parts: [
        { place: 1, text: "Good morning everyone." },
        { place: 3723, text: "Salt & pepper" },
      ],
    });
  });

  it("reads WebVTT, and rolling automatic captions only once", async () => {
    const vtt = `WEBVTT
Kind: captions

NOTE made by a machine

00:01.000 --> 00:03.000 align:start position:0%
so today<00:00:01.500><c> we</c> talk

00:03.000 --> 00:05.000
so today we talk
about<00:00:03.500><c> bees</c>
`;

    expect((await readTranscript(vtt)).parts).toEqual([
      { place: 1, text: "so today we talk" },
      { place: 3, text: "about bees" },
    ]);
  });

  it("reads SRT without blank lines, whose numbers nobody says", async () => {
    const srt =
      "1\n00:00:00,000 --> 00:00:05,000\nThe fans reach\n2\n00:00:05,000 --> 00:00:09,000\n46\n3\n00:00:09,000 --> 00:00:12,000\nor\n47\n00:00:12,000 --> 00:00:15,000\ndecibels.\n \n17\n00:00:15,000 --> 00:00:19,000 X1:40 Y1:20\nThat's loud.";

    expect((await readTranscript(srt)).parts).toEqual([
      { place: 0, text: "The fans reach" },
      { place: 5, text: "46" },
      { place: 9, text: "or 47" },
      { place: 12, text: "decibels." },
      { place: 15, text: "That's loud." },
    ]);
  });

  it("reads WebVTT whose cues begin with a line of spaces, from when they begin", async () => {
    const vtt =
      "WEBVTT\n\nintro\n00:00.000 --> 00:03.000\n \nhey<00:01.000><c> guys</c>\n\n00:03.000 --> 00:03.010\nhey guys\n \n\n00:03.010 --> 00:06.000\nhey guys\nwelcome back";

    expect((await readTranscript(vtt)).parts).toEqual([
      { place: 0, text: "hey guys" },
      { place: 3, text: "welcome back" },
    ]);
  });

  it("reads YouTube's transcript panel: timestamps on their own lines or before the text", async () => {
    expect((await readTranscript("0:00\nHello there\n1:05\nand welcome\nback")).parts).toEqual([
      { place: 0, text: "Hello there" },
      { place: 65, text: "and welcome back" },
    ]);
    expect((await readTranscript("[00:12] One\n(1:02:03) Two")).parts).toEqual([
      { place: 12, text: "One" },
      { place: 3723, text: "Two" },
    ]);
  });

  it("reads plain text without timestamps", async () => {
    expect(await readTranscript("We met at 10:30 on Monday.\n\nIt rained.")).toEqual({
      timed: false,
      parts: [
        { place: 0, text: "We met at 10:30 on Monday." },
        { place: 0, text: "It rained." },
      ],
    });
    expect((await readTranscript(" \n")).parts).toEqual([]);
  });
});

describe("markup of captions", () => {
  it.each([
    "Suppose x < 5 and y > 2 holds.",
    "if a <b and c> d",
    "a <10 and b> 3",
    "List<String> is a type",
  ])("isn't what compares: %s", async (line) => {
    expect(await cue(line)).toBe(line);
  });

  it.each([
    "<v Bob>It <i>is</i> <c.yellow.bg>so</c></v>",
    '<font color="#fff">It</font> <B>is</B> <lang en-US>so</lang>',
    "<ruby>It<rt></rt></ruby> <u>is</u><00:00:01.500><c> so</c>",
    "{\\an8}It<br>is <s>so</s><01:00:01.500>",
  ])("is removed: %s", async (line) => {
    expect(await cue(line)).toBe("It is so");
  });
});

describe("readChapters", () => {
  const LIST = "About this\n0:00 Intro\n 1:05 – The plan\n1:02:03 - The end\nhttps://example.com";

  it("reads timestamps and titles", () => {
    expect(readChapters(LIST, 4000)).toEqual([
      { title: "Intro", place: 0 },
      { title: "The plan", place: 65 },
      { title: "The end", place: 3723 },
    ]);
  });

  it.each([
    ["two lines are no list", "0:00 Intro\n1:00 End", 4000],
    ["it must begin with the video", "0:10 Intro\n1:00 Middle\n2:00 End", 4000],
    ["it must be in order", "0:00 Intro\n2:00 Middle\n1:00 End", 4000],
    ["it must end before the video does", LIST, 100],
  ])("%s", (_why, description, length) => {
    expect(readChapters(description, length)).toEqual([]);
  });
});
