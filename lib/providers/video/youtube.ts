import "server-only";

import { Innertube, Log } from "youtubei.js";

import { readJson3 } from "@/lib/captions/read-json3";
import { AppError } from "@/lib/core/errors";
import { createAllowedFetch } from "@/lib/providers/video/allowed-fetch";
import {
  type CaptionTrack,
  type PlayerResponse,
  playbackError,
  playerResponseSchema,
  VIDEO_ERRORS,
} from "@/lib/providers/video/player-response";
import type { Video, VideoPort } from "@/lib/providers/video/port";

/** InnerTube clients to try in order: YouTube may serve one what it refuses another. */
const CLIENTS = ["ANDROID", "IOS", "TV", "WEB"] as const;
const TIMEOUT_MS = 30_000;
/** Ten hours of captions take about 3 MB. */
const MAX_CAPTION_BYTES = 12 * 1024 * 1024;

type YoutubeOptions = {
  /** Test server to use instead of YouTube. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
};

/** Creates a video port on YouTube's InnerTube API, which needs no key. It contacts no other host. */
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
        throw timeout.aborted ? VIDEO_ERRORS.slow(error) : VIDEO_ERRORS.offline(error);
      }
    },
  };
}

/**
 * Tries one client after the other until one gets captions. Stops early for reasons that hold for every
 * client (private, live), but not for refusals that may concern a single client.
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
      const refused = playbackError(answer);
      if (refused) throw refused;
      return await toVideo(id, answer, languages, ask);
    } catch (error) {
      if (error instanceof AppError && isFinal(error)) throw error;
      fault = moreInformative(fault, error);
    }
  }
  throw fault;
}

async function askPlayer(
  youtube: Innertube,
  videoId: string,
  client: (typeof CLIENTS)[number],
): Promise<PlayerResponse> {
  const call = { videoId, client, racyCheckOk: true, contentCheckOk: true };
  const { data } = await youtube.actions.execute("/player", call).catch((cause: unknown) => {
    // The library puts the HTTP status into its error; without one there was no response.
    throw statusOf(cause) === undefined ? cause : VIDEO_ERRORS.blocked(cause);
  });
  const answer = playerResponseSchema.safeParse(data);
  if (!answer.success) throw VIDEO_ERRORS.blocked(answer.error);
  return answer.data;
}

function statusOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : "";
  return /status code (\d{3})|is not valid JSON|Unexpected (?:token|end)/.exec(message)?.[0];
}

async function toVideo(
  id: string,
  answer: PlayerResponse,
  languages: readonly string[],
  ask: typeof fetch,
): Promise<Video> {
  const tracks = answer.captions?.playerCaptionsTracklistRenderer?.captionTracks ?? [];
  const track = chooseTrack(tracks, languages);
  if (!track) throw VIDEO_ERRORS.captionless();
  const url = new URL(track.baseUrl);
  url.searchParams.set("fmt", "json3");
  const response = await ask(url);
  if (!response.ok) throw VIDEO_ERRORS.blocked(`captions responded with status ${response.status}`);
  const segments = readJson3(await readText(response));
  if (segments.length === 0) throw VIDEO_ERRORS.blocked("captions were empty");
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
 * Picks a caption track: the reader's languages first, then the spoken language (that of the automatic track),
 * then English, then any. Within a language, manual captions win over automatic ones.
 *
 * @returns undefined when there are no tracks
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
    if (bytes > MAX_CAPTION_BYTES) throw VIDEO_ERRORS.blocked("captions exceeded the size limit");
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

/** Whether every client would get the same answer. */
function isFinal(error: AppError): boolean {
  return error.code === "unusable" && /private|live stream/.test(error.message);
}

/** The more informative of two errors: what is wrong with the video beats a refused or failed request. */
function moreInformative(before: unknown, now: unknown): unknown {
  if (!(before instanceof AppError)) return now;
  if (!(now instanceof AppError)) return before;
  const weight = (error: AppError) => (error.code === "provider_failed" ? 0 : 1);
  return weight(now) > weight(before) ? now : before;
}
