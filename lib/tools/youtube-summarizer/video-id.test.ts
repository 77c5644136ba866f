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
    `www.youtu.be/${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://www.youtube.com/watch?v=${ID}?t=30`,
    `https://youtu.be/${ID}&t=30`,
    `https://www.youtube.com/watch?v=${ID}.`,
    `<https://youtu.be/${ID}>`,
    `"https://youtu.be/${ID}"`,
    `‘youtu.be/${ID}’`,
    `Great talk https://youtu.be/${ID}`,
    `Watch "Bees" (youtube.com/watch?v=${ID}), it's good.`,
    `[Bees](https://youtu.be/${ID})`,
    `See https://example.com and https://youtu.be/${ID}!`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&gl=DE`,
    `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&usg=x`,
    `https://www.google.co.uk/url?q=https://youtu.be/${ID}`,
  ])("finds the id in %s [YT-01]", (address) => {
    expect(videoIdOf(address)).toBe(ID);
  });

  it.each([
    "",
    "bees",
    "description",
    "Great talk",
    `talk ${ID}`,
    `https://evil.example/?url=https://youtu.be/${ID}`,
    `https://www.google.com.evil.example/url?q=https://youtu.be/${ID}`,
    `https://www.google.com/url?q=https://evil.example/watch?v=${ID}`,
    `https://www.google.com/url?q=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://www.google.com/search?q=${ID}`,
    `https://www.youtube.com/attribution_link?u=https://evil.example/watch?v=${ID}`,
    `https://www.youtube.com/redirect?q=https://youtu.be.evil.example/${ID}`,
    `user@youtube.com/watch?v=${ID}`,
    `notyoutube.com/watch?v=${ID}`,
    `evil.example/youtube.com/watch?v=${ID}`,
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
