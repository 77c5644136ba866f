import { existsSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";

import { expect, test } from "playwright/test";
import { startTestServer, untilReady } from "../support/test-server";

const PORT = 4329;
const URL = `http://localhost:${PORT}`;
const DATA_DIR = ".test/data-unfinished-bodies";
const CALLERS = 200;
const BODY_BYTES = 1_900_000;
/** A third of what they sent: what came in isn't collected at once. */
const MOST_BYTES = (CALLERS * BODY_BYTES) / 3;

test.skip(!existsSync("/proc/self/status"), "needs Linux to tell what a process has in memory");

for (const path of ["/sign-in", "/api/ai/generate-article"]) {
  test(`what strangers send to ${path} and don't finish isn't kept in memory`, async () => {
    rmSync(DATA_DIR, { recursive: true, force: true });
    const server = startTestServer(PORT, {
      DATA_DIR,
      APP_URL: URL,
      DATABASE_URL: "",
      MODELS_FETCH: "off",
    });
    await untilReady(server);
    // The first loads what answers.
    await fetch(`${URL}${path}`, { method: "POST", body: "x" });
    const before = memoryOf(server.pid);

    const sockets = await Promise.all(Array.from({ length: CALLERS }, () => sendMost(path)));

    await expect.poll(async () => (await fetch(`${URL}/api/health`)).status).toBe(200);
    await expect.poll(() => memoryOf(server.pid) - before).toBeLessThan(MOST_BYTES);
    for (const socket of sockets) socket.destroy();
    await server.end("SIGTERM");
  });
}

/** Sends a body but for its last byte. */
async function sendMost(path: string): Promise<Socket> {
  const socket = connect(PORT, "localhost");
  socket.on("error", () => {});
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost:${PORT}\r\ncontent-type: text/plain\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`;
  socket.write(head);
  await new Promise((resolve) => socket.write(Buffer.alloc(BODY_BYTES - 1, "a"), resolve));
  return socket;
}

function memoryOf(pid: number | undefined): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) * 1024;
}
