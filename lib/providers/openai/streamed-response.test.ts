import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import {
  fetchStreamed,
  fetchStreamedPublic,
  textOf,
} from "@/lib/providers/openai/streamed-response";

/** A service of this machine that nobody outside may reach. */
const inner = createServer((_request, response) => response.end("secret"));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => inner.listen(0, "127.0.0.1", listening));
  // Safe: a listening TCP server has an address and a port.
  port = (inner.address() as AddressInfo).port;
});
afterAll(() => inner.close());

describe("fetchStreamedPublic", () => {
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

    await expect(fetchStreamedPublic(url())).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining("must be a public server"),
    });

    inner.off("connection", count);
    expect(connections).toBe(0);
  });

  it("uses no open connection of other calls to a name that isn't public", async () => {
    const server = createSecureServer(TEST_CERTIFICATE, (_request, response) => response.end("ok"));
    await once(server.listen(0, "127.0.0.1"), "listening");
    // Safe: a listening TCP server has an address and a port.
    const url = `https://localhost:${(server.address() as AddressInfo).port}/v1/models`;
    const calls = await trustingAnybody(async () => [
      await textOf(await fetchStreamed(url), 10),
      await fetchStreamedPublic(url).then(
        () => "opened",
        ({ code }) => code,
      ),
    ]);

    expect(calls).toEqual(["ok", "invalid_input"]);

    server.closeAllConnections();
    server.close();
  });
});

/** Runs work while certificates count that nobody signed. */
async function trustingAnybody<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  return work().finally(() => vi.unstubAllEnvs());
}

/** Made for these tests, for "localhost". */
const TEST_CERTIFICATE = {
  key: `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIA1jtAmcvqDu9DSBG2Q5kROxboypob2APmv9uRpFqU1BoAoGCCqGSM49
AwEHoUQDQgAE+pGYMa+/5D8nCBo1+ehsMVtJNdqaXDRcgYo5OuQ5AOYY7EQ1o+aw
ZyfITBzy2q2TpMuWc1Q8RDdUx+RZ6002HQ==
-----END EC PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUI+fUHqy85GdHkQq5NYT8+FS5wgAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODE5Mzg0N1oYDzIxMjYxMTA0
MTkzODQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT6kZgxr7/kPycIGjX56GwxW0k12ppcNFyBijk65DkA5hjsRDWj5rBn
J8hMHPLarZOky5ZzVDxEN1TH5FnrTTYdo1MwUTAdBgNVHQ4EFgQUprm9MPfI1n5/
NgTvMhqnZwfMHUcwHwYDVR0jBBgwFoAUprm9MPfI1n5/NgTvMhqnZwfMHUcwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAqO6/Hw1voWW0u/olzLsDs
rJPp9qmhZoRpecWx2s4ObAIhAKYDyzs4g6fu1ktJu1shf4+RoA+dAtKwWgcjtCEu
yhuj
-----END CERTIFICATE-----`,
};
