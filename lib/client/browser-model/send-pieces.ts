"use client";

import { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { callApi, postJson } from "@/lib/client/call-api";
import { type answerInput, PIECE_CHARACTERS } from "@/lib/engines/contract";

type Piece = z.input<typeof answerInput>;
export type AnswerEnd = NonNullable<Piece["end"]>;

/** Far below the calls a minute that a person has. */
const PACE_MS = 600;
/** Says that the page is still there while its model thinks. */
const HEARTBEAT_MS = 5_000;
const RETRIES = 5;
const RETRY_PAUSE_MS = 1_000;

/** Where a model's words go. */
export type PieceSender = {
  push: (text: string) => void;
  end: (end: AnswerEnd, tokens?: Piece["tokens"]) => void;
  /** Settles once the last piece has arrived, or none is wanted any more. */
  sent: Promise<void>;
};

/**
 * Sends an answer piece by piece, in order, the first one at once to say that somebody is there. A page that is left ends it, so that
 * its run keeps what there is at once instead of after a long silence.
 *
 * @param onRefused called when the server wants no more of it
 */
export function sendPieces(id: string, signal: AbortSignal, onRefused: () => void): PieceSender {
  let waiting = "";
  let end: AnswerEnd | undefined;
  let used: Piece["tokens"];
  let wake = () => {};
  let seq = 0;

  function nextPiece(): Piece {
    const text = end && waiting.length <= PIECE_CHARACTERS ? waiting : startOf(waiting);
    waiting = waiting.slice(text.length);
    const piece = { id, seq, text, ...(waiting === "" && end && { end, tokens: used }) };
    seq += 1;
    return piece;
  }

  function leave(): void {
    const last: Piece = { id, seq, text: startOf(waiting), end: "length" };
    // Once, and whatever else is aborted: if it's lost, the run ends by itself.
    void call(last, { keepalive: true }).catch(() => {});
  }

  async function untilNews(sentAt: number): Promise<void> {
    if (waiting === "" && end === undefined) {
      await sleep(HEARTBEAT_MS, signal, (stop) => {
        wake = stop;
      });
    }
    if (end === undefined) await sleep(sentAt + PACE_MS - performance.now(), signal);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const piece = nextPiece();
      const sentAt = performance.now();
      await post(piece, signal);
      if (piece.end) return;
      await untilNews(sentAt);
    }
  }

  window.addEventListener("pagehide", leave);
  return {
    push(text) {
      waiting += text;
      wake();
    },
    end(how, tokens) {
      if (end === undefined) used = tokens;
      end ??= how;
      wake();
    },
    sent: sendAll()
      .catch(() => onRefused())
      .finally(() => window.removeEventListener("pagehide", leave)),
  };
}

/** As much as fits in one piece, without half a character at the end. */
function startOf(text: string): string {
  return text.slice(0, PIECE_CHARACTERS).replace(/[\uD800-\uDBFF]$/, "");
}

/** Sends one piece. It may arrive twice when the first answer was lost, and counts once. */
async function post(piece: Piece, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      await call(piece, { signal });
      return;
    } catch (error) {
      if (attempt >= RETRIES || !(error instanceof ApiError) || !mayPass(error)) throw error;
      await sleep(RETRY_PAUSE_MS * 2 ** attempt, signal);
    }
  }
}

function call(piece: Piece, options: RequestInit) {
  return callApi("/api/engines/answers", z.object({}), { ...postJson(piece), ...options });
}

function mayPass({ code }: ApiError): boolean {
  return ["offline", "rate_limited", "internal", "provider_unavailable"].includes(code);
}

/** Waits, at most until the signal fires or `onStart`'s function is called. */
function sleep(
  ms: number,
  signal: AbortSignal,
  onStart: (stop: () => void) => void = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(stop, Math.max(0, ms));
    signal.addEventListener("abort", stop);
    onStart(stop);
  });
}
