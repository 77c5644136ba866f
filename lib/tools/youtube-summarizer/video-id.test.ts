import { describe, expect, it } from "vitest";

import { videoAddress, videoIdOf } from "@/lib/tools/youtube-summarizer/video-id";

const ID = "dQw4w9WgXcQ";

describe("videoIdOf", () => {
  it.each([
    ID,
    ` https://www.youtube.com/watch?v=${ID} `,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&t=42s#top`,
    `http://youtube.com/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `youtu.be/${ID}/`,
    `https://youtu.be/${ID}&feature=channel`,
    `https://www.youtube.com/v/${ID}&feature=channel`,
    `https://www.youtube.com/watch?v=${ID}&feature=channel`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  ])("finds the id in %s", (address) => {
    expect(videoIdOf(address)).toBe(ID);
  });

  it.each([
    "",
    "bees",
    `https://www.youtube.com.evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://user:secret@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8080/watch?v=${ID}`,
    `https://уoutube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    `javascript:alert("${ID}")`,
    "https://www.youtube.com/watch?v=short",
    `https://www.youtube.com/watch?v=${ID}extra`,
    "https://www.youtube.com/@somebody",
    `https://www.youtube.com/playlist?list=${ID}`,
  ])("refuses %s", (address) => {
    expect(videoIdOf(address)).toBeUndefined();
  });
});

it("links to a second of a video", () => {
  expect(videoAddress(ID)).toBe(`https://www.youtube.com/watch?v=${ID}`);
  expect(videoAddress(ID, 245.4)).toBe(`https://www.youtube.com/watch?v=${ID}&t=245s`);
});
