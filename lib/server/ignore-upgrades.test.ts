import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";

import { ignoreUpgrades } from "@/lib/server/ignore-upgrades";

it("answers a request to switch protocols and closes its connection", async () => {
  ignoreUpgrades();
  const server = createServer((_request, response) => response.end("as usual"));
  // What Next does with a request that it doesn't know: nothing.
  server.on("upgrade", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // Safe: a listening TCP server has an address and a port.

  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += String(chunk);
    if (received.includes("as usual")) socket.end();
  });
  socket.write(
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  );
  await expect.poll(() => received).toContain("as usual");

  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open).toBe(0);
  server.close();
});
