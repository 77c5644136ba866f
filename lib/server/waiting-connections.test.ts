import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

import { letConnectionsWait } from "@/lib/server/waiting-connections";

const COUNT = 900;

/** Opens connections from another process and prints how many there are before anything is tried a second time. */
const OPEN = `
  const { connect } = require("node:net");
  let open = 0;
  for (let index = 0; index < ${COUNT}; index += 1)
    connect(Number(process.argv[1]), "127.0.0.1", () => { open += 1; }).on("error", () => {});
  setTimeout(() => { console.log(open); process.exit(); }, 800);
`;

/** What the system lets a server ask for. */
function mostAllowed(): number {
  try {
    return Number(readFileSync("/proc/sys/net/core/somaxconn", "utf8"));
  } catch {
    return 0;
  }
}

it.skipIf(mostAllowed() < COUNT)("lets connections wait while a server is busy", async () => {
  letConnectionsWait();
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // Safe: a listening TCP server has an address and a port.
  await fetch(`http://127.0.0.1:${port}`);

  // It holds this process up, too, so nothing is accepted meanwhile.
  const open = Number(execFileSync(process.execPath, ["-e", OPEN, String(port)]));

  expect(open).toBe(COUNT);
  server.closeAllConnections();
  server.close();
});
