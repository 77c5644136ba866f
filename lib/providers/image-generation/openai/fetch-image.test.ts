import dns from "node:dns";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";

import { fetchImage } from "@/lib/providers/image-generation/openai/fetch-image";

const MEGABYTE = 1024 * 1024;
const { signal } = new AbortController();

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A server of this machine, with the number of connections to it so far. */
async function startServer(listener: RequestListener = (_request, response) => response.end("")) {
  let connections = 0;
  const server = createServer(listener).on("connection", () => {
    connections += 1;
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  endings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, connections: () => connections };
}

/** Has names resolve to a public address when they are looked up by themselves, and to this machine when connecting. */
function rebindNames(): void {
  const early = vi.spyOn(dns.promises, "lookup");
  const late = vi.spyOn(dns, "lookup");
  // Safe: callers ask for all addresses.
  early.mockResolvedValue([{ address: "93.184.215.14", family: 4 }] as never);
  late.mockImplementation(((_name: string, options: { all?: boolean }, done: Answer) => {
    if (options.all) done(null, [{ address: "127.0.0.1", family: 4 }]);
    else done(null, "127.0.0.1", 4);
  }) as never);
  syncBuiltinESMExports();
  endings.push(() => {
    early.mockRestore();
    late.mockRestore();
    syncBuiltinESMExports();
  });
}

type Answer = (error: null, found: unknown, family?: number) => void;

describe("fetchImage", () => {
  it.each([
    ["an engine that the operator configured", "http://127.0.0.1:9/v1", false],
    ["an engine that somebody typed in, with its own name", "https://images.example/v1", true],
  ])(
    "doesn't connect to this machine by a name that was public before, for %s",
    async (_whose, engineUrl, publicOnly) => {
      const inner = await startServer();
      rebindNames();

      const failure = fetchImage(`https://images.example:${inner.port}/bee.png`, {
        engineUrl,
        publicOnly,
        signal,
      });

      await expect(failure).rejects.toMatchObject({
        code: "provider_failed",
        message: expect.stringContaining("isn't safe to open"),
      });
      expect(inner.connections()).toBe(0);
    },
  );

  it("connects to the engine's own origin wherever that is, unless somebody typed it in", async () => {
    const engine = await startServer((_request, response) => response.end("PNG"));
    const link = `${engine.origin}/bee.png`;
    const engineUrl = `${engine.origin}/v1`;

    const trusted = await fetchImage(link, { engineUrl, signal });
    const refused = fetchImage(link, { engineUrl, publicOnly: true, signal });

    expect(Buffer.from(trusted).toString()).toBe("PNG");
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining("safe") });
    expect(engine.connections()).toBe(1);
  });

  it.each([301, 302, 303, 307, 308])("doesn't follow a redirect with status %i", async (status) => {
    const inner = await startServer();
    const engine = await startServer((_request, response) => {
      response.writeHead(status, { location: `${inner.origin}/secret` }).end();
    });

    const failure = fetchImage(`${engine.origin}/a.png`, { engineUrl: engine.origin, signal });

    await expect(failure).rejects.toMatchObject({ code: "provider_failed" });
    expect(inner.connections()).toBe(0);
  });

  it("hangs up on an image that's too large", async () => {
    let sent = 0;
    let hungUp = false;
    const engine = await startServer((_request, response) => {
      response.on("close", () => {
        hungUp = !response.writableFinished;
      });
      const send = () => {
        while (sent < 200 * MEGABYTE && !response.destroyed) {
          sent += MEGABYTE;
          if (!response.write(Buffer.alloc(MEGABYTE))) return void response.once("drain", send);
        }
        response.end();
      };
      send();
    });

    const failure = fetchImage(`${engine.origin}/a.png`, { engineUrl: engine.origin, signal });

    await expect(failure).rejects.toMatchObject({ message: expect.stringContaining("too large") });
    await vi.waitFor(() => expect(hungUp).toBe(true));
    expect(sent).toBeLessThan(60 * MEGABYTE);
  });

  it("ends when the call does, even in the middle of an image", async () => {
    const stop = new AbortController();
    const engine = await startServer((_request, response) => {
      response.write("PN");
      setTimeout(() => stop.abort(), 50);
    });
    const options = { engineUrl: engine.origin, signal: stop.signal };

    await expect(fetchImage(`${engine.origin}/a.png`, options)).rejects.toBeInstanceOf(Error);
  });
});
