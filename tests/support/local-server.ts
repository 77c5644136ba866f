import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port of this machine; a request that `answer` throws on loses its connection. */
export async function startLocalServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends stored bytes, or the part that was asked for. */
export function sendBytes(
  bytes: Buffer,
  range: string | undefined,
  response: ServerResponse,
): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  if (start === undefined) {
    response.writeHead(200, { "content-length": bytes.byteLength }).end(bytes);
    return;
  }
  const part = bytes.subarray(Number(start), Number(end) + 1);
  const last = Number(start) + part.byteLength - 1;
  response.writeHead(206, {
    "content-length": part.byteLength,
    "content-range": `bytes ${start}-${last}/${bytes.byteLength}`,
  });
  response.end(part);
}
