import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";

import { closeStuckReaders } from "@/lib/server/stuck-readers";

/** Longer than a busy machine keeps this process from its turn. */
const STUCK_MS = 1_000;
/** More than a connection holds. */
const LARGE = Buffer.alloc(30_000_000);

/** Sends a call to a server that answers it so, and hands out our end of the connection. */
async function callServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // Safe: a listening TCP server has an address and a port.
  const client: Socket = connect(port, "127.0.0.1", () =>
    client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n"),
  );
  client.on("error", () => {});
  client.pause();
  const close = () => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { server, client, close };
}

describe("closeStuckReaders", () => {
  closeStuckReaders(STUCK_MS);

  it("closes the connection of whoever reads nothing", async () => {
    let closed = false;
    const { server, close } = await callServer((_request, response) => {
      response.on("close", () => {
        closed = true;
      });
      response.end(LARGE);
    });
    await once(server, "request");

    await expect.poll(() => closed, { timeout: 10 * STUCK_MS }).toBe(true);
    close();
  });

  it("waits for whoever reads slowly", async () => {
    const { client, close } = await callServer((_request, response) => response.end(LARGE));
    let bytes = 0;
    let pauses = 0;
    client.on("data", (chunk) => {
      bytes += chunk.byteLength;
      if (bytes < (pauses + 1) * (LARGE.byteLength / 7)) return;
      pauses += 1;
      client.pause();
      setTimeout(() => client.resume(), STUCK_MS / 3);
    });
    client.resume();

    await expect.poll(() => bytes, { timeout: 20 * STUCK_MS }).toBeGreaterThan(LARGE.byteLength);
    expect(pauses).toBeGreaterThan(4);
    close();
  });

  it("waits for an answer that takes long", async () => {
    const { client, close } = await callServer(async (_request, response) => {
      response.write("a");
      await wait(4 * STUCK_MS);
      response.end("b");
    });
    let answer = "";
    client.on("data", (chunk) => {
      answer += chunk;
    });
    client.resume();

    await expect.poll(() => answer, { timeout: 10 * STUCK_MS }).toMatch(/a\r\n1\r\nb\r\n/);
    close();
  });

  it("leaves an idle connection to Node's own limit", async () => {
    const { server, client, close } = await callServer((_request, response) => response.end("a"));
    server.keepAliveTimeout = 4 * STUCK_MS;
    client.resume();
    await once(server, "request");
    await wait(2 * STUCK_MS);
    client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");

    await once(server, "request");
    close();
  });
});
