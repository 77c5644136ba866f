import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fetchPublic } from "@/lib/providers/outbound-fetch";

/** A service of this machine that nobody outside may reach. */
const inner = createServer((_request, response) => response.end("secret"));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => inner.listen(0, "127.0.0.1", listening));
  // Safe: a listening TCP server has an address and a port.
  port = (inner.address() as AddressInfo).port;
});
afterAll(() => inner.close());

describe("fetchPublic", () => {
  it.each([
    ["http", () => "http://example.com/v1/models"],
    ["this machine by number", () => `https://127.0.0.1:${port}/v1/models`],
    ["this machine by another notation", () => `https://2130706433:${port}/v1/models`],
    ["this machine in IPv6", () => `https://[::1]:${port}/v1/models`],
    ["this machine in IPv4 mapped to IPv6", () => `https://[::ffff:127.0.0.1]:${port}/v1/models`],
    ["this machine by a name that resolves to it", () => `https://localhost:${port}/v1/models`],
    ["the metadata of a cloud", () => "https://169.254.169.254/latest/meta-data"],
    ["a private network", () => "https://10.0.0.5/v1/models"],
    ["credentials in the address", () => "https://me:secret@example.com/v1/models"],
  ])("refuses %s, before it connects", async (_what, url) => {
    let connections = 0;
    const count = () => {
      connections += 1;
    };
    inner.on("connection", count);

    await expect(fetchPublic(url())).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining("must be a public server"),
    });

    inner.off("connection", count);
    expect(connections).toBe(0);
  });
});
