import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createAllowedFetch } from "@/lib/providers/video/allowed-fetch";
import type { Video } from "@/lib/providers/video/port";
import { chooseTrack, createYoutubeVideo } from "@/lib/providers/video/youtube";
import { startYoutubeDouble, type YoutubeDouble } from "@/tests/support/youtube-double";
import { TALK } from "@/tests/support/youtube-double-talk";

let double: YoutubeDouble;
beforeAll(async () => {
  double = await startYoutubeDouble();
});
afterAll(() => double.close());
beforeEach(() => {
  double.calls.length = 0;
});

const BLOCKED =
  "YouTube is blocking this server right now. Try again later, or paste the transcript instead.";

const signal = () => new AbortController().signal;

function read(id: string, languages: string[] = ["en"], timeoutMs = 20_000): Promise<Video> {
  return createYoutubeVideo({ baseUrl: double.url, timeoutMs }).read({
    id,
    languages,
    signal: signal(),
  });
}

describe("createYoutubeVideo", () => {
  it("reads title, channel, length and captions with their times", async () => {
    const video = await read("citybees001");

    expect(video).toMatchObject({
      title: TALK.title,
      channel: TALK.channel,
      lengthSeconds: TALK.seconds,
      captions: { language: "en", automatic: false },
    });
    expect(video.captions.segments).toHaveLength(TALK.lines.length);
    expect(video.captions.segments[2]).toEqual({ startSeconds: 18.4, text: TALK.lines[2] });
    expect(double.calls.map(({ path, client }) => [path, client])).toEqual([
      ["/youtubei/v1/player", "ANDROID"],
      ["/api/timedtext", undefined],
    ]);
  });

  it("prefers the reader's language, and manual captions to automatic ones", async () => {
    expect((await read("citybees001", ["de-AT"])).captions.language).toBe("de");
    expect((await read("citybees001", ["fr"])).captions).toMatchObject({
      language: "en",
      automatic: false,
    });
    expect((await read("machine0001")).captions.automatic).toBe(true);
  });

  it("tries the next client when one gets empty captions with status 200", async () => {
    const video = await read("iosonly0001");

    expect(video.captions.segments.length).toBeGreaterThan(0);
    expect(double.calls.flatMap(({ client }) => client ?? [])).toEqual(["ANDROID", "iOS"]);
  });

  it.each([
    ["private0001", "unusable", "This video is private. Try a public one."],
    ["adults00001", "unusable", "This video is age-restricted, so we can't read it."],
    ["livenow0001", "unusable", "This is a live stream. You can summarize it once it has ended."],
    ["region00001", "unusable", "This video isn't available in this server's country."],
    ["nocaptions1", "unusable", "This video has no captions. Paste its transcript instead."],
    ["missing0001", "not_found", "We couldn't find this video on YouTube. Check the link."],
    ["robots00001", "provider_failed", BLOCKED],
    ["limited0001", "provider_failed", BLOCKED],
    ["webpage0001", "provider_failed", BLOCKED],
    ["emptied0001", "provider_failed", BLOCKED],
  ])("reports %s as %s: %s", async (id, code, message) => {
    await expect(read(id)).rejects.toMatchObject({ code, message });
  });

  it("reports when YouTube is unreachable or too slow", async () => {
    const nowhere = createYoutubeVideo({ baseUrl: "http://127.0.0.1:9" });
    const wanted = { id: "citybees001", languages: [], signal: signal() };

    await expect(nowhere.read(wanted)).rejects.toMatchObject({ code: "provider_unavailable" });
    await expect(read("hanging0001", [], 200)).rejects.toMatchObject({ code: "provider_timeout" });
  });

  it("contacts no other host, whatever a response links or redirects to", async () => {
    await expect(read("foreign0001")).rejects.toMatchObject({ code: "provider_unavailable" });
    await expect(read("private-net")).rejects.toMatchObject({ code: "provider_unavailable" });
  });

  it("stops when its reader leaves", async () => {
    const stop = new AbortController();
    const reading = createYoutubeVideo({ baseUrl: double.url }).read({
      id: "hanging0001",
      languages: [],
      signal: stop.signal,
    });
    stop.abort();

    await expect(reading).rejects.toThrow(/abort/i);
  });
});

describe("createAllowedFetch", () => {
  it.each([
    "http://www.youtube.com/",
    "https://www.youtube.com:8443/",
    "https://www.youtube.com.evil.example/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "file:///etc/passwd",
  ])("refuses %s", async (address) => {
    const ask = createAllowedFetch({ baseUrl: double.url, signal: signal() });

    await expect(ask(address)).rejects.toThrow();
    expect(double.calls).toEqual([]);
  });
});

describe("chooseTrack", () => {
  const track = (languageCode: string, kind?: string) => ({
    baseUrl: "https://www.youtube.com/api/timedtext",
    languageCode,
    ...(kind && { kind }),
  });

  it("prefers an exact language tag to the base language", () => {
    const tracks = [track("pt"), track("pt-BR"), track("en", "asr")];

    expect(chooseTrack(tracks, ["pt-BR"])?.languageCode).toBe("pt-BR");
    expect(chooseTrack(tracks, ["pt-PT"])?.languageCode).toBe("pt");
  });

  it("prefers the spoken language to English, and any track to none", () => {
    expect(chooseTrack([track("en"), track("fr", "asr")], ["it"])?.languageCode).toBe("fr");
    expect(chooseTrack([track("ja")], ["it"])?.languageCode).toBe("ja");
    expect(chooseTrack([], ["it"])).toBeUndefined();
  });
});
