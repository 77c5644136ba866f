import { once } from "node:events";
import { createServer, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";

import { mendRequests } from "@/lib/server/mend-requests";

const server = createServer(({ url, headers }, response) => {
  // Other tests of this process may have the address that is called from written down.
  const { connection: _, host: __, "x-atelier-peer": ___, ...sent } = headers;
  response.end(JSON.stringify({ url, headers: sent }));
});

beforeAll(async () => {
  mendRequests();
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => void server.close());

async function seen(options: RequestOptions) {
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  const [response] = await once(request({ port, host: "127.0.0.1", ...options }).end(), "response");
  return JSON.parse(String((await response.toArray())[0]));
}

it.each(["%5B%22%22%5D", "not JSON"])(
  "drops a router state that Next can't read: %s",
  async (state) => {
    const headers = { rsc: "1", "next-router-state-tree": state };

    expect(await seen({ path: "/nope", headers })).toEqual({ url: "/nope", headers: { rsc: "1" } });
  },
);

it("passes on what its own pages send", async () => {
  const state = '["",{"children":["ai",{"children":["__PAGE__",{}]}]},null,"refetch"]';
  const headers = { rsc: "1", "next-router-state-tree": encodeURIComponent(state) };

  expect(await seen({ path: "/ai", headers })).toEqual({ url: "/ai", headers });
});

it("drops what can't be the name of a server action", async () => {
  const headers = { "next-action": "anything", accept: "text/html" };

  const { headers: passed } = await seen({ path: "/ai", headers });

  expect(passed).toEqual({ accept: "text/html" });
});

it("passes on the names of server actions, by which Clerk's sign-in ends", async () => {
  const headers = { "next-action": `00${"ab".repeat(20)}` };

  expect(await seen({ path: "/sign-in", headers })).toEqual({ url: "/sign-in", headers });
});

it("takes a request for the server itself as one for its front page", async () => {
  expect(await seen({ path: "*", method: "OPTIONS" })).toMatchObject({ url: "/" });
});
