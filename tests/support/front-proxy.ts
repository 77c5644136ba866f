import { createServer, request } from "node:http";

/**
 * A server as stands before ours in many deployments: it passes everything on, and answers 502 with a page of its own while
 * ours is away.
 *
 * @returns what ends it
 */
export async function startFrontProxy(port: number, target: number): Promise<() => Promise<void>> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passedOn = request({ host: "127.0.0.1", port: target, method, path, headers });
    passedOn.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    passedOn.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    });
    outgoing.on("close", () => passedOn.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => proxy.listen(port, resolve));
  return async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
}
