import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { PEER_HEADER } from "@/lib/http/client-ip";
import { recordPeerAddresses } from "@/lib/server/peer-address";

/** The address that a server with so many trusted proxies sees. */
async function ipOf(proxies: string, headers: Record<string, string>): Promise<string> {
  vi.resetModules();
  vi.stubEnv("TRUSTED_PROXIES", proxies);
  const { clientIp } = await import("@/lib/http/client-ip");
  return clientIp(new Request("http://localhost/", { headers }));
}

afterEach(() => vi.unstubAllEnvs());

describe("clientIp", () => {
  it.each([
    ["0", "6.6.6.6", "203.0.113.9"],
    ["0", undefined, "203.0.113.9"],
    ["1", "6.6.6.6, 198.51.100.7", "198.51.100.7"],
    ["2", "6.6.6.6, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
    ["2", "10.0.0.2", "10.0.0.2"],
    ["1", undefined, "203.0.113.9"],
    ["1", "not an address", "unknown"],
    ["1", "198.51.100.7:4711", "198.51.100.7"],
    ["1", "::ffff:198.51.100.7", "198.51.100.7"],
    ["1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["1", "[2001:db8::1]:443", "2001:db8:0:0::"],
  ])("behind %s proxies takes %j for %s", async (proxies, forwarded, expected) => {
    const headers = {
      [PEER_HEADER]: "203.0.113.9",
      ...(forwarded && { "x-forwarded-for": forwarded }),
    };

    expect(await ipOf(proxies, headers)).toBe(expected);
  });
});

describe("notePeerAddresses", () => {
  beforeAll(recordPeerAddresses);

  it("names the socket's address, whatever the caller writes", async () => {
    const server = createServer((request, response) => {
      response.end(JSON.stringify(request.headers[PEER_HEADER]));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;

    const answer = await fetch(`http://127.0.0.1:${port}`, {
      headers: { [PEER_HEADER]: "6.6.6.6" },
    });

    expect(await answer.json()).toBe("127.0.0.1");
    server.close();
  });
});
