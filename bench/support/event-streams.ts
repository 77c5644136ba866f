import { request } from "node:http";

/** A call that is answered with server-sent events. */
export type StreamCall = { url: string; headers: Record<string, string>; body: unknown };

/** A stream that was read: what came, and when, in milliseconds since the call. */
export type ReadStream = { status: number; sent: string; firstTextMs: number; endMs: number };

/**
 * Reads a stream to its end, or to its first text. One whose connection breaks ends there, with status 0 if nothing was answered.
 *
 * @param firstText matches as soon as the first text is there
 */
export function readStream(
  { url, headers, body }: StreamCall,
  firstText: RegExp,
  { untilText = false } = {},
): Promise<ReadStream> {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    const since = () => performance.now() - startedMs;
    const call = request(url, { method: "POST", agent: false, headers: toHeaders(headers) });
    let sent = "";
    let firstTextMs = Number.NaN;
    const finish = (status = 0) => {
      resolve({ status, sent, firstTextMs, endMs: since() });
      call.destroy();
    };
    call.on("error", () => finish());
    call.on("response", (response) => {
      const { statusCode } = response;
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        sent += chunk;
        if (!Number.isNaN(firstTextMs) || !firstText.test(sent)) return;
        firstTextMs = since();
        if (untilText) finish(statusCode);
      });
      response.on("close", () => finish(statusCode));
    });
    call.end(JSON.stringify(body));
  });
}

function toHeaders(headers: Record<string, string>) {
  return { "content-type": "application/json", accept: "text/event-stream", ...headers };
}

/** The events of a stream: their names and data. The name is empty where none was sent. */
export function eventsOf(sent: string): { event: string; data: string }[] {
  return sent.split("\n\n").flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1] ?? "";
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return data === undefined ? [] : [{ event, data }];
  });
}
