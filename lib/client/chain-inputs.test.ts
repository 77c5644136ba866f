import { describe, expect, it } from "vitest";

import { inputsOfCsv, linksOfCsv, videoLinksFault } from "@/lib/client/chain-inputs";
import { inputsOfLines } from "@/lib/client/inputs-of-lines";
import { growsFaster } from "@/tests/support/grows-faster";

const csv = (text: string) => inputsOfCsv(new Blob([text]));
const links = (text: string) => linksOfCsv(new Blob([text]));
const BEES = "https://www.youtube.com/watch?v=citybees001";
const WASPS = "youtu.be/paperwasp01";

describe("the inputs of a chain", () => {
  it("are lines, without empty ones and repetitions", () => {
    expect(inputsOfLines(" bees \n\r\nwasps\nbees\n  ")).toEqual(["bees", "wasps"]);
  });

  it.each([
    ["quoted cells", (count: number) => '"b",'.repeat(count)],
    ["columns and rows", (count: number) => `${"b,".repeat(count)}\n${"b\n".repeat(count)}`],
  ])("are read from a CSV file in time that grows with its %s alone", async (_kind, fileOf) => {
    const read = async (count: number) => {
      expect(await csv(fileOf(count))).toEqual(["b"]);
      expect(await links(fileOf(count))).toEqual([]);
    };

    expect(await growsFaster(read, [50_000, 100_000])).toBe(false);
  });

  it("are the first column of a CSV file, with quotes, line breaks, and a heading", async () => {
    expect(
      await csv('\uFEFFTopic,Notes\r\n"Bees, and ""wasps""",x\r\n"two\nlines",y\r\n\r\n,z'),
    ).toEqual(['Bees, and "wasps"', "two lines"]);
  });

  it("are found where semicolons or tabs separate columns, or nothing does", async () => {
    expect(await csv("url;title\nhttps://a.example/1;A, or B\nhttps://a.example/2;B")).toEqual([
      "https://a.example/1",
      "https://a.example/2",
    ]);
    expect(await csv('topic;notes\n"Bees; and wasps";x\nHives;y\n')).toEqual([
      "Bees; and wasps",
      "Hives",
    ]);
    expect(await csv("bees\twax\nwasps\tpaper")).toEqual(["bees", "wasps"]);
    expect(await csv("bees\nwasps\n")).toEqual(["bees", "wasps"]);
    expect(await csv("")).toEqual([]);
  });
});

describe("the links of a chain", () => {
  it("are the column of a CSV file that holds them, wherever it is", async () => {
    expect(await links(`title,link\nFirst,${BEES}\nSecond,${WASPS}\nBad,nothing`)).toEqual([
      BEES,
      WASPS,
      "nothing",
    ]);
    expect(await links(`${BEES};bees\n${WASPS};wasps`)).toEqual([BEES, WASPS]);
    expect(await links(`Notes;Video URL\nbees;${BEES}\n;${WASPS}`)).toEqual([BEES, WASPS]);
    // Rows before the first link may be shorter.
    expect(await links(`My list\nbees,${BEES}`)).toEqual([BEES]);
  });

  it("aren't titles as long as a bare ID, and are IDs where the heading says so", async () => {
    const title = "Photography";
    expect(await links(`${title},${BEES}\nCalligraphy,x`)).toEqual([BEES, "x"]);
    expect(await links(`title,video\n${title},citybees001\nCalligraphy,paperwasp01`)).toEqual([
      "citybees001",
      "paperwasp01",
    ]);
  });

  it("begin below a heading, however its words are put together", async () => {
    const headings = [
      "youtube_url",
      "video_url",
      "video-link",
      "YouTube",
      "youtubeLink",
      "videoURL",
    ];
    for (const heading of [...headings, "url2", "Video URL"])
      expect(await links(`title,${heading}\nFirst,${BEES}\nSecond,${WASPS}`), heading).toEqual([
        BEES,
        WASPS,
      ]);
    expect(await links(`youtube_url\n${BEES}`)).toEqual([BEES]);
  });

  it("keep a first link that has such a word in it", async () => {
    const ids = ["my_video_01", "citybees001"];
    expect(await links(ids.join("\n"))).toEqual(ids);
    const first = "https://www.youtube.com/watch?v=my-video-01";
    expect(await links(`${first}\n${BEES}`)).toEqual([first, BEES]);
    expect(await links(`Curlyvideos\n${BEES}`)).toEqual(["Curlyvideos", BEES]);
  });

  it("are nothing where no column has any", async () => {
    expect(await links("title,link\nFirst,https://example.com/1\nSecond,")).toEqual([]);
    expect(await links("")).toEqual([]);
  });

  it("are named when they can't be a video's", () => {
    expect(videoLinksFault([BEES, WASPS, "citybees001"])).toBeUndefined();
    expect(videoLinksFault([BEES, "Bad"])).toBe("This isn't a link to a YouTube video: “Bad”.");
    expect(videoLinksFault(["Bad", BEES, "https://example.com/watch?v=citybees001"])).toBe(
      "These aren't links to YouTube videos: “Bad”, “https://example.com/watch?v=citybees001”.",
    );
    expect(videoLinksFault(["a", "b", "c", "d", "e"])).toBe(
      "These aren't links to YouTube videos: “a”, “b”, “c”, and 2 more.",
    );
    expect(videoLinksFault([`${BEES}&list=${"x".repeat(3_000)}`])).toMatch(/…”\.$/);
  });
});
