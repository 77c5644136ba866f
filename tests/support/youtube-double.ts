import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { TALK, talkCaptions } from "./youtube-double-talk";

/** A call the double received: the path, and the client app it claimed to be. */
export type YoutubeCall = { path: string; client: string | undefined; videoId: string };

/** Videos that are refused; any other id is a talk with captions in English and German. */
const REFUSALS: Record<string, { status: string; reason: string }> = {
  private0001: { status: "LOGIN_REQUIRED", reason: "This video is private" },
  adults00001: { status: "LOGIN_REQUIRED", reason: "Sign in to confirm your age" },
  robots00001: { status: "LOGIN_REQUIRED", reason: "Sign in to confirm you’re not a bot" },
  missing0001: { status: "ERROR", reason: "This video is unavailable" },
  region00001: {
    status: "UNPLAYABLE",
    reason: "The uploader has not made this video available in your country",
  },
};

export type YoutubeDouble = {
  url: string;
  calls: YoutubeCall[];
  close: () => Promise<void>;
};

/** Starts a server that speaks the parts of InnerTube and timedtext that the product uses. */
export async function startYoutubeDouble(port = 0): Promise<YoutubeDouble> {
  const calls: YoutubeCall[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, calls);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  calls: YoutubeCall[],
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://double");
  if (url.pathname === "/youtubei/v1/player") {
    const { videoId, client } = await readCall(request);
    calls.push({ path: url.pathname, client, videoId });
    return answerPlayer(videoId, response);
  }
  if (url.pathname === "/api/timedtext") {
    const videoId = url.searchParams.get("v") ?? "";
    calls.push({ path: url.pathname, client: undefined, videoId });
    const earlier = calls.filter((call) => call.videoId === videoId).length;
    return answerCaptions(videoId, url, earlier, response);
  }
  response.writeHead(url.pathname === "/" ? 200 : 404).end();
}

function answerPlayer(videoId: string, response: ServerResponse): void {
  if (videoId === "hanging0001") return;
  if (videoId === "limited0001") return void response.writeHead(429).end("{}");
  if (videoId === "webpage0001") {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Before you…");
    return;
  }
  sendJson(response, playerAnswer(videoId));
}

function playerAnswer(videoId: string) {
  const refusal = REFUSALS[videoId];
  if (refusal) return { responseContext: {}, playabilityStatus: refusal };
  return {
    responseContext: { visitorData: "double" },
    playabilityStatus: { status: "OK", playableInEmbed: true },
    videoDetails: {
      videoId,
      title: TALK.title,
      author: TALK.channel,
      lengthSeconds: String(TALK.seconds),
      shortDescription: TALK.description,
      isLive: videoId === "livenow0001",
      isLiveContent: false,
      isPrivate: false,
    },
    ...(videoId === "nocaptions1"
      ? {}
      : { captions: { playerCaptionsTracklistRenderer: tracks(videoId) } }),
  };
}

function tracks(videoId: string) {
  const host = videoId === "foreign0001" ? "https://captions.example" : "https://www.youtube.com";
  const track = (languageCode: string, kind?: string) => ({
    baseUrl: `${host}/api/timedtext?v=${videoId}&lang=${languageCode}${kind ? "&kind=asr" : ""}&fmt=srv3`,
    name: { runs: [{ text: languageCode }] },
    vssId: `${kind ? "a" : ""}.${languageCode}`,
    languageCode,
    isTranslatable: true,
    ...(kind && { kind }),
  });
  if (videoId === "machine0001") return { captionTracks: [track("en", "asr")] };
  return { captionTracks: [track("en", "asr"), track("de"), track("en")] };
}

function answerCaptions(videoId: string, url: URL, calls: number, response: ServerResponse): void {
  if (videoId === "emptied0001") return void response.writeHead(200).end();
  // The first client gets nothing, the second one gets captions.
  if (videoId === "iosonly0001" && calls < 3) return void response.writeHead(200).end();
  if (videoId === "private-net") {
    response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end();
    return;
  }
  const automatic = url.searchParams.get("kind") === "asr";
  sendJson(response, talkCaptions({ automatic, german: url.searchParams.get("lang") === "de" }));
}

async function readCall(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as {
    videoId: string;
    context: { client: { clientName: string } };
  };
  return { videoId: body.videoId, client: body.context.client.clientName };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
