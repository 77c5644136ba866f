import "server-only";

import { Innertube, Log } from "youtubei.js";

import { AppError } from "@/lib/core/errors";
import { createAllowedFetch } from "@/lib/providers/video/allowed-fetch";
import {
  type CaptionTrack,
  faultOf,
  type PlayerAnswer,
  playerAnswerSchema,
  VIDEO_FAULTS,
} from "@/lib/providers/video/player-answer";
import type { Video, VideoPort } from "@/lib/providers/video/port";
import { readCaptions } from "@/lib/providers/video/read-captions";

/** As which app YouTube is asked, one after the other: what one is refused, another may get. */
const CLIENTS = ["ANDROID", "IOS", "TV", "WEB"] as const;
const TIMEOUT_MS = 30_000;
/** Ten hours of captions are about 3 MB. */
const MAX_CAPTION_BYTES = 12 * 1024 * 1024;

type YoutubeOptions = {
  /** A test's server in place of YouTube. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
};

/** YouTube, through the calls of its own apps. Needs no key; asks no other host. */
export function createYoutubeVideo(options: YoutubeOptions = {}): VideoPort {
  Log.setLevel(Log.Level.NONE);
  return {
    async read({ id, languages, signal }) {
      const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      const ask = createAllowedFetch({
        baseUrl: options.baseUrl,
        signal: AbortSignal.any([signal, timeout]),
      });
      try {
        return await readVideo(id, languages, ask);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AppError) throw error;
        throw timeout.aborted ? VIDEO_FAULTS.slow(error) : VIDEO_FAULTS.offline(error);
      }
    },
  };
}

/**
 * Asks as one app after the other until one gets captions. What is true of the video for every app, that
 * it is private or live, ends it at once; what may be a whim towards one app does not.
 */
async function readVideo(
  id: string,
  languages: readonly string[],
  ask: typeof fetch,
): Promise<Video> {
  const youtube = await Innertube.create({
    fetch: ask,
    generate_session_locally: true,
    retrieve_player: false,
    enable_session_cache: false,
  });
  let fault: unknown;
  for (const client of CLIENTS) {
    try {
      const answer = await askPlayer(youtube, id, client);
      const refused = faultOf(answer);
      if (refused) throw refused;
      return await toVideo(id, answer, languages, ask);
    } catch (error) {
      if (error instanceof AppError && isFinal(error)) throw error;
      fault = moreTelling(fault, error);
    }
  }
  throw fault;
}

async function askPlayer(
  youtube: Innertube,
  videoId: string,
  client: (typeof CLIENTS)[number],
): Promise<PlayerAnswer> {
  const call = { videoId, client, racyCheckOk: true, contentCheckOk: true };
  const { data } = await youtube.actions.execute("/player", call).catch((cause: unknown) => {
    // The library throws the status it got; without one, nothing came.
    throw statusOf(cause) === undefined ? cause : VIDEO_FAULTS.blocked(cause);
  });
  const answer = playerAnswerSchema.safeParse(data);
  if (!answer.success) throw VIDEO_FAULTS.blocked(answer.error);
  return answer.data;
}

function statusOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : "";
  return /status code (\d{3})|is not valid JSON|Unexpected (?:token|end)/.exec(message)?.[0];
}

async function toVideo(
  id: string,
  answer: PlayerAnswer,
  languages: readonly string[],
  ask: typeof fetch,
): Promise<Video> {
  const tracks = answer.captions?.playerCaptionsTracklistRenderer?.captionTracks ?? [];
  const track = chooseTrack(tracks, languages);
  if (!track) throw VIDEO_FAULTS.captionless();
  const url = new URL(track.baseUrl);
  url.searchParams.set("fmt", "json3");
  const response = await ask(url);
  if (!response.ok) throw VIDEO_FAULTS.blocked(`captions answered ${response.status}`);
  const segments = readCaptions(await readText(response));
  if (segments.length === 0) throw VIDEO_FAULTS.blocked("captions answered nothing");
  const details = answer.videoDetails;
  return {
    id,
    title: details?.title || id,
    channel: details?.author ?? "",
    description: details?.shortDescription ?? "",
    lengthSeconds: details?.lengthSeconds ?? 0,
    captions: { language: track.languageCode, automatic: isAutomatic(track), segments },
  };
}

/**
 * The reader's languages first, then the one that is spoken, which a machine's track tells, then English,
 * then any; in each, what somebody wrote before what a machine heard.
 */
export function chooseTrack(
  tracks: readonly CaptionTrack[],
  languages: readonly string[],
): CaptionTrack | undefined {
  const spoken = tracks.find(isAutomatic)?.languageCode;
  const wanted = [...languages, ...(spoken ? [spoken] : []), "en"];
  const inOrder = [
    ...tracks.filter((track) => !isAutomatic(track)),
    ...tracks.filter((track) => isAutomatic(track)),
  ];
  for (const language of wanted) {
    const exact = inOrder.filter((track) => sameLanguage(track.languageCode, language, true));
    const alike = inOrder.filter((track) => sameLanguage(track.languageCode, language, false));
    const manual = alike.find((track) => !isAutomatic(track));
    const found = exact.find((track) => !isAutomatic(track)) ?? manual ?? exact[0] ?? alike[0];
    if (found) return found;
  }
  return inOrder[0];
}

function isAutomatic(track: CaptionTrack): boolean {
  return track.kind === "asr";
}

function sameLanguage(one: string, other: string, whole: boolean): boolean {
  const name = (code: string) => (whole ? code : (code.split("-")[0] ?? code)).toLowerCase();
  return name(one) === name(other);
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_CAPTION_BYTES) throw VIDEO_FAULTS.blocked("captions without end");
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

/** Whether every app would be told the same. */
function isFinal(error: AppError): boolean {
  return error.code === "unusable" && /private|live stream/.test(error.message);
}

/** What YouTube says of the video tells more than that it did not answer. */
function moreTelling(before: unknown, now: unknown): unknown {
  if (!(before instanceof AppError)) return now;
  if (!(now instanceof AppError)) return before;
  const weight = (error: AppError) => (error.code === "provider_failed" ? 0 : 1);
  return weight(now) > weight(before) ? now : before;
}
