import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

import { AppError } from "@/lib/core/errors";

/** A piece of a body this small costs more than its bytes do. Networks carry over a thousand at once. */
const TINY_BYTES = 64;
/** As many at once are a few milliseconds of work. */
const MAX_PIECES = 4_096;
/** On top of those, so that nobody is refused who sends what is written meanwhile, word by word. */
const PIECES_PER_MS = 0.5;

/**
 * Refuses bodies that come in very many tiny pieces, and ends their connections. Node hands each piece on by itself, with
 * everything that follows from it, so that a megabyte in pieces of one byte kept everybody else waiting for half a minute.
 * Whatever reads the body gets an AppError `payload_too_large`.
 */
export function refuseTinyPieces(): void {
  // Published before the first piece arrives.
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    }; // Safe: Node's documented message.
    const isTooMany = pieceCounter();
    const push = request.push.bind(request);
    let isRefused = false;
    request.push = (piece, encoding) => {
      if (isRefused) return false;
      if (piece === null || !isTooMany(piece.length)) return push(piece, encoding);
      isRefused = true;
      response.shouldKeepAlive = false;
      failWhenRead(request);
      push(piece, encoding);
      // Node then takes nothing more from the connection.
      return false;
    };
  });
}

/** @returns takes the length of the next piece, and tells whether that is one too many */
function pieceCounter(): (bytes: number) => boolean {
  const startedMs = performance.now();
  let tiny = 0;
  return (bytes) => {
    if (bytes >= TINY_BYTES) return false;
    tiny += 1;
    if (tiny <= MAX_PIECES) return false;
    return tiny > MAX_PIECES + (performance.now() - startedMs) * PIECES_PER_MS;
  };
}

/**
 * Fails the body once somebody wants more of it than has come: Next can't hand on one that has failed before. Unlike
 * `destroy` by itself, it leaves the connection for the answer.
 */
function failWhenRead(request: IncomingMessage): void {
  const message = "This request came in too many small pieces. Send it in larger ones.";
  request._read = () => void request.destroy(new AppError("payload_too_large", message));
  request._destroy = (error, done) => done(error);
  // What nobody reads is thrown away by Node, which expects no error then.
  request.on("error", () => {});
}
