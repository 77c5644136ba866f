import { readFileSync, rmSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";

import { articleRequest } from "@/lib/tools/write-article/options";
import { newPerson } from "../support/person";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, untilReady } from "../support/test-server";

const DOUBLE = { OPENAI_BASE_URL: "http://127.0.0.1:4399/v1", AI_TEXT_MODEL: "double" };

/** What the administrator of a server is told of its health. */
async function fullHealth(url: string, dataDir: string) {
  const { adminToken } = JSON.parse(readFileSync(`${dataDir}/server.json`, "utf8"));
  const headers = { authorization: `Bearer ${adminToken}` };
  return (await fetch(`${url}/api/health`, { headers })).json();
}

/** Texts that a server is writing. */
async function textRunning(url: string, dataDir: string): Promise<number> {
  return (await fullHealth(url, dataDir)).queues.text.running;
}

test("tells visitors that it's up and its engines, the administrator the rest", async ({
  request,
}) => {
  const answer = await request.get("/api/health");
  const depth = { running: expect.any(Number), waiting: expect.any(Number) };

  expect(answer.status()).toBe(200);
  const body = await answer.json();
  expect(body).toMatchObject({
    success: true,
    live: true,
    ready: true,
    engines: {
      text: { id: "openai/double", name: "double", builtIn: false, status: { state: "ready" } },
      imageGenerator: { id: "local/illustrator" },
      imageProcessor: { id: "local/sharp" },
      pdfReader: { id: "local/pdfium" },
      grammar: { id: "local/harper" },
      embeddings: { id: "local/all-minilm-l6-v2" },
    },
  });
  expect(Object.keys(body).sort()).toEqual(["engines", "live", "ready", "success"]);
  expect(JSON.stringify(body)).not.toContain("127.0.0.1");
  expect(await fullHealth("http://localhost:4310", ".test/data-local")).toMatchObject({
    draining: false,
    database: { state: "ready" },
    engines: { text: { name: "double (127.0.0.1:4399)" } },
    queues: {
      text: depth,
      imageGenerator: depth,
      imageProcessor: depth,
      pdfReader: depth,
      grammar: depth,
      embeddings: depth,
      vision: depth,
    },
  });
});

test("answers in JSON to a wrong method, an unknown path, and a signed-out caller [P-02]", async ({
  request,
}) => {
  const answers = [
    [await request.get("/api/ai/generate-article"), 405, "method_not_allowed"],
    [await request.post("/api/user/get-user-creations"), 405, "method_not_allowed"],
    [
      await request.fetch("/api/ai/generate-article", { method: "TRACE" }),
      405,
      "method_not_allowed",
    ],
    [await request.get("/api/nothing-here"), 404, "not_found"],
    [await request.post("/api/ai/generate-article", { data: {} }), 401, "unauthenticated"],
    [await request.get("/api/user/get-user-creations"), 401, "unauthenticated"],
  ] as const;

  for (const [answer, status, code] of answers) {
    expect(answer.status(), answer.url()).toBe(status);
    expect(answer.headers()["x-request-id"]).toBeTruthy();
    expect(await answer.json()).toMatchObject({ success: false, code });
  }
});

test("an article survives kill -9, and SIGTERM lets a running one end", async ({ playwright }) => {
  test.setTimeout(360_000);
  const DATA_DIR = ".test/data-restart";
  rmSync(DATA_DIR, { recursive: true, force: true });
  const env = { ...DOUBLE, DATA_DIR, APP_URL: "http://localhost:4313", DATABASE_URL: "" };
  const first = startTestServer(4313, env);
  await untilReady(first);
  const person = await newPerson(playwright, first.url);
  const write = (topic: string) =>
    person.call(`${first.url}/api/ai/generate-article`, { data: articleRequest(topic, 800) });
  const list = async () => (await person.call(`${first.url}/api/user/get-user-creations`)).json();
  const { id } = await (await write("bees before the fall")).json();

  await first.end("SIGKILL");
  const second = startTestServer(4313, env);
  await untilReady(second);

  expect(await list()).toMatchObject({ total: 1, creations: [{ id }] });

  const running = write("[[drip:20]] bees while it stops");
  await expect.poll(() => textRunning(second.url, DATA_DIR)).toBe(1);
  const ended = second.end("SIGTERM");
  // Ctrl+C reaches the server twice: from the terminal and from what started it.
  setTimeout(() => void second.end("SIGTERM"), 200);
  expect((await running).status()).toBe(200);
  expect(await ended).toBe(0);

  const third = startTestServer(4313, env);
  await untilReady(third);
  expect(await list()).toMatchObject({ total: 2 });
  expect(await third.end("SIGTERM")).toBe(0);
  await person.dispose();
});

test("npm start passes on SIGTERM: a running article ends, and so does every process", async ({
  playwright,
}) => {
  test.setTimeout(360_000);
  const DATA_DIR = ".test/data-npm-start";
  rmSync(DATA_DIR, { recursive: true, force: true });
  // With an APP_URL other than the build's, it would build again, below the servers of all tests.
  const env = { ...DOUBLE, DATA_DIR, DATABASE_URL: "" };
  const server = startTestServer(4319, env, ["npm", "start"]);
  await untilReady(server);
  const { pid } = JSON.parse(readFileSync(`${DATA_DIR}/server.json`, "utf8"));
  const person = await newPerson(playwright, server.url);

  const running = person.call(`${server.url}/api/ai/generate-article`, {
    data: articleRequest("[[drip:20]] bees while npm stops", 800),
  });
  await expect.poll(() => textRunning(server.url, DATA_DIR)).toBe(1);
  const ended = server.end("SIGTERM");

  expect((await running).status()).toBe(200);
  expect(await ended).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  await person.dispose();
});

test("refuses to start with half a pair, and lists every problem at once", async () => {
  const server = startTestServer(4314, {
    DATA_DIR: ".test/data-faulty",
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_test_Y2xlcmsuZXhhbXBsZS5jb20k",
    CLERK_SECRET_KEY: "",
    OPENAI_IMAGE_BASE_URL: "http://localhost:1/v1",
    AI_IMAGE_MODEL: "",
  });

  expect(await server.exited).not.toBe(0);
  expect(server.output()).toContain("CLERK_SECRET_KEY: is required");
  expect(server.output()).toContain("AI_IMAGE_MODEL: is required");
});

test("a second process on the same data folder is refused", async () => {
  test.setTimeout(360_000);
  const DATA_DIR = ".test/data-twice";
  rmSync(DATA_DIR, { recursive: true, force: true });
  const first = startTestServer(4315, { ...DOUBLE, DATA_DIR, DATABASE_URL: "" });
  await untilReady(first);
  const second = startTestServer(4316, { ...DOUBLE, DATA_DIR, DATABASE_URL: "" });

  await expect
    .poll(async () => (await fetch(`${second.url}/api/health`).catch(() => null))?.status, {
      timeout: 30_000,
    })
    .toBe(503);

  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  await Promise.all([first.end("SIGTERM"), second.end("SIGTERM")]);
});

test("has no image optimizer, which would decode any image and cache private ones", async ({
  request,
}) => {
  for (const source of ["/tour/answer-wide-light.webp", `/api/files/${crypto.randomUUID()}`]) {
    const answer = await request.get("/_next/image", { params: { url: source, w: 640, q: 75 } });
    expect(answer.status(), source).toBe(404);
  }
});

/** Status of a call over `agent`, with a body of unknown length when there is one; null after five seconds. */
function statusOver(agent: Agent, path: string, body?: Buffer): Promise<number | null> {
  const headers = { "content-type": "application/json" };
  const options = { agent, headers, method: body ? "POST" : "GET", timeout: 5_000 };
  return new Promise((resolve, reject) => {
    const call = httpRequest(`http://localhost:4310${path}`, options, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? null));
    });
    call.on("timeout", () => {
      resolve(null);
      call.destroy();
    });
    call.on("error", reject);
    if (body) call.write(body);
    call.end();
  });
}

test("a body that was refused doesn't hold up the next call on its connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of ["/api/newsletter", "/api/auth/sign-up/email", "/api/webhooks/clerk"]) {
    expect(await statusOver(agent, path, Buffer.alloc(2_000_000, "x")), path).toBe(413);
    expect(await statusOver(agent, "/api/health"), path).toBe(200);
  }
  agent.destroy();
});
