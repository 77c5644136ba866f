import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

import { renameTrace } from "@/lib/server/rename-trace";

it("lets a server see TRACE as an unknown method, which a Request can have", async () => {
  renameTrace();
  const server = createServer((asked, response) => {
    response.end(new Request("http://localhost", { method: asked.method ?? "" }).method);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;

  const sent = request({ port, host: "127.0.0.1", method: "TRACE" }).end();
  const [response] = await once(sent, "response");

  expect(String((await response.toArray())[0])).toBe("UNKNOWN");
  server.close();
});
