import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

import { keepIdleConnections } from "@/lib/server/idle-connections";

it("keeps an idle connection open for longer than 60 seconds", async () => {
  keepIdleConnections();
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const offered = () =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: "127.0.0.1", agent }, (response) => {
        response.resume().on("end", () => resolve(String(response.headers["keep-alive"])));
      }).on("error", reject);
    });

  await offered();
  expect(await offered()).toBe("timeout=65");

  agent.destroy();
  server.close();
});
