import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withBoundedBody } from "@/lib/http/read-body";
import { toAppError } from "@/lib/http/respond";
import { refuseTinyPieces } from "@/lib/server/tiny-pieces";
import { apiRequest } from "@/tests/support/api";

/** Hands requests on as Next does, and reads their bodies after `x-wait` milliseconds. */
const server = createServer(async (incoming, answer) => {
  await wait(Number(incoming.headers["x-wait"]));
  // Safe: the platform takes whatever is iterable.
  const request = apiRequest("/x", { body: incoming as unknown as ReadableStream });
  const read = incoming.headers["x-read"] === "no" ? null : withBoundedBody(request, 1_000_000);
  await Promise.resolve(read).then(
    async (bounded) => answer.writeHead(200).end(String((await bounded?.text())?.length)),
    (error) => {
      const { status, message } = toAppError(error);
      answer.writeHead(status).end(message);
    },
  );
});

beforeAll(async () => {
  refuseTinyPieces();
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends pieces, and gives everything that is answered until the connection ends, and null while it doesn't. */
async function send(pieces: string[], { headers = "", isWhole = true, pauseMs = 0 } = {}) {
  const { port } = server.address() as AddressInfo; // Safe: a listening TCP server has an address and a port.
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  let isOver = false;
  socket.on("data", (data) => {
    answer += data;
  });
  socket.on("close", () => {
    isOver = true;
  });
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${headers}transfer-encoding: chunked\r\n\r\n`);
  const framed = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
  for (let at = 0; at < framed.length; at += 1_000) {
    socket.write(framed.slice(at, at + 1_000).join(""));
    if (pauseMs > 0) await wait(pauseMs);
  }
  if (isWhole) socket.write("0\r\n\r\n");
  await expect.poll(() => answer, { timeout: 5_000 }).toMatch(/\r\n\r\n./);
  await wait(20);
  const [head = "", body = ""] = answer.split(/\r\n\r\n/);
  socket.destroy();
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body, isOver };
}

it.each([
  ["while it is read", ""],
  ["before it is read", "x-wait: 200\r\n"],
])(
  "refuses a body in thousands of tiny pieces, and ends its connection, %s",
  async (_, headers) => {
    const { status, head, body, isOver } = await send(Array(30_000).fill("a"), {
      headers,
      isWhole: false,
    });

    expect(status).toBe(413);
    expect(body).toContain("This request came in too many small pieces.");
    expect(head).toContain("connection: close");
    expect(isOver).toBe(true);
  },
);

it("ends the connection of such a body, too, when nobody reads it", async () => {
  const headers = "x-wait: 200\r\nx-read: no\r\n";

  const { status, isOver } = await send(Array(30_000).fill("a"), { headers, isWhole: false });

  expect({ status, isOver }).toEqual({ status: 200, isOver: true });
});

it.each([
  ["1,000 pieces of 64 bytes", Array(1_000).fill("a".repeat(64)), 0],
  ["4,000 pieces of one byte", Array(4_000).fill("a"), 0],
  ["10,000 pieces of 90 bytes", Array(10_000).fill("a".repeat(90)), 0],
  ["5,000 words that are written one by one", Array(5_000).fill("word "), 550],
])("takes %s, and keeps the connection", async (_, pieces, pauseMs) => {
  const { status, body, isOver } = await send(pieces, { pauseMs });

  const length = pieces.join("").length;
  expect({ status, isOver }).toEqual({ status: 200, isOver: false });
  expect(body).toContain(String(length));
});
