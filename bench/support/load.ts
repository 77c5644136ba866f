import { Agent, type OutgoingHttpHeaders, request } from "node:http";

/** A call over HTTP. */
export type Call = {
  url: string;
  method?: string;
  headers: OutgoingHttpHeaders;
  body?: string | Uint8Array;
};

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends a call and returns the size of its answer; throws when it isn't a success. */
export function send({ url, body, ...options }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve(bytes.byteLength);
        else reject(new Error(`${answer.statusCode} ${bytes.subarray(0, 200)}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/**
 * Calls answered per second by `connections` callers at once.
 *
 * @param callOf the call with this number, by the caller with that one
 */
export async function throughput(
  callOf: (index: number, caller: number) => Call,
  { connections, forMs }: { connections: number; forMs: number },
): Promise<number> {
  const startedMs = performance.now();
  let begun = 0;
  let answered = 0;
  const call = async (caller: number) => {
    while (performance.now() - startedMs < forMs) {
      begun += 1;
      await send(callOf(begun, caller));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, caller) => call(caller)));
  return (1_000 * answered) / (performance.now() - startedMs);
}
