import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Agent, createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";

import { describe, expect, it } from "vitest";

import { readMultipart } from "@/lib/http/read-multipart";
import { apiRequest } from "@/tests/support/api";

const LIMITS = { image: 100_000 };

async function formRequest(parts: Record<string, string | Blob>): Promise<Request> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  return apiRequest("/x", { body: await encoded.arrayBuffer(), headers });
}

/** Upload folders currently on disk. */
function leftovers(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith("atelier-upload-"));
}

const SMALL_FORM = Buffer.from(
  '--x\r\ncontent-disposition: form-data; name="object"\r\n\r\ncat\r\n--x--\r\n',
);

/** A server that hands its requests on as Next does, and a client that has one connection to it. */
async function serve(handle: (request: Request) => Promise<void>) {
  const server = createServer((incoming, answer) => {
    const body = Readable.toWeb(incoming) as ReadableStream;
    const headers = incoming.headers as Record<string, string>;
    handle(apiRequest("/x", { body, headers })).then(
      () => answer.writeHead(200).end(),
      (error) => answer.writeHead(error.status).end(),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /** The status of a call whose length is not told beforehand; null after five seconds. */
    post: (path: string, body: Buffer, headers: Record<string, string>) =>
      new Promise<number | null>((resolve, reject) => {
        const options = { agent, port, path, headers, method: "POST", timeout: 5_000 };
        const call = httpRequest(options, (answer) => {
          answer.resume().on("end", () => resolve(answer.statusCode ?? null));
        });
        call.on("timeout", () => call.destroy() && resolve(null)).on("error", reject);
        call.write(body);
        call.end();
      }),
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Fields that are each short enough. */
function longFields(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`f${at}`, "x".repeat(60_000)]),
  );
}

describe("readMultipart", () => {
  it("keeps fields in memory and files on disk until they are discarded", async () => {
    const bytes = new Uint8Array(70_000).map((_, index) => index % 251);
    const request = await formRequest({
      object: "cat",
      image: new File([bytes], "../../etc/cat.png"),
    });

    const form = await readMultipart(request, LIMITS);

    const file = form.files.image;
    expect(form.fields).toEqual({ object: "cat" });
    expect(file).toMatchObject({
      byteSize: 70_000,
      name: "cat.png",
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(new Uint8Array(readFileSync(file?.path ?? ""))).toEqual(bytes);
    await form.discard();
    expect(existsSync(file?.path ?? "")).toBe(false);
  });

  it.each([
    ["a file over the limit", { image: new File([new Uint8Array(200_000)], "a") }, 413],
    ["an unexpected file", { image: new File(["a"], "a"), other: new File(["b"], "b") }, 400],
    ["an overlong field", { object: "x".repeat(70_000) }, 413],
    ["too much text in all fields", longFields(5), 413],
  ])("refuses %s and leaves nothing behind", async (_what, parts, status) => {
    const before = leftovers();

    const reading = readMultipart(await formRequest(parts), LIMITS);

    await expect(reading).rejects.toMatchObject({ status });
    expect(leftovers()).toEqual(before);
  });

  it.each([
    ["a file over the limit", { image: new File([new Uint8Array(2_000_000)], "a") }],
    [
      "an unexpected file",
      { other: new File(["b"], "b"), image: new File([new Uint8Array(90_000)], "a") },
    ],
    ["too many fields", Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, "x"]))],
    ["an overlong field", { object: "x".repeat(2_000_000) }],
  ])("refuses %s and leaves its connection free for the next call", async (_what, parts) => {
    const request = await formRequest(parts);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const server = await serve(async (incoming) => {
      const form = await readMultipart(incoming, LIMITS);
      await form.discard();
    });

    const statuses = [
      await server.post("/", body, headers),
      await server.post("/", body, headers),
      await server.post("/", SMALL_FORM, { "content-type": "multipart/form-data; boundary=x" }),
    ];

    expect(statuses).toEqual([expect.toBeOneOf([400, 413]), statuses[0], 200]);
    await server.close();
  });

  it("stops reading parts without a name, however many there are", async () => {
    const parts = "--x\r\na: b\r\n\r\n\r\n".repeat(5_000);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 200) return controller.close();
        controller.enqueue(new TextEncoder().encode(parts));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const reading = readMultipart(apiRequest("/x", { body, headers }), LIMITS);

    await expect(reading).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("too many"),
    });
  });

  it.each([
    ["before its first part", ""],
    ["in a part without a name", "--x\r\na: b\r\n\r\n"],
    ["after its last part", String(SMALL_FORM)],
  ])("refuses a form that has more than all limits together, %s", async (_what, start) => {
    const body = start + "a".repeat(2_000_000);
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const reading = readMultipart(apiRequest("/x", { body, headers }), LIMITS);

    await expect(reading).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining("request is too large"),
    });
  });

  it("ends with a caller who hangs up", async () => {
    const before = leftovers();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("--x\r\n"));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };

    const reading = readMultipart(
      apiRequest("/x", { body, headers, signal: AbortSignal.timeout(50) }),
      LIMITS,
    );

    await expect(reading).rejects.toThrow();
    expect(leftovers()).toEqual(before);
  });

  it("holds each file to its own limit, not to the largest", async () => {
    const before = leftovers();
    const parts = { image: new File(["a"], "a"), mask: new File([new Uint8Array(5_000)], "b") };

    const reading = readMultipart(await formRequest(parts), { ...LIMITS, mask: 1_000 });

    await expect(reading).rejects.toMatchObject({ status: 413 });
    expect(leftovers()).toEqual(before);
  });

  it("refuses two files for one field", async () => {
    const before = leftovers();
    const form = new FormData();
    form.append("image", new File(["a"], "a"));
    form.append("image", new File(["b"], "b"));
    const encoded = new Response(form);
    const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
    const request = apiRequest("/x", { body: await encoded.arrayBuffer(), headers });

    await expect(readMultipart(request, LIMITS)).rejects.toMatchObject({ status: 400 });
    expect(leftovers()).toEqual(before);
  });

  it("holds the fields to a total, and says so", async () => {
    const form = await readMultipart(await formRequest(longFields(4)), LIMITS);
    await form.discard();

    const reading = readMultipart(await formRequest(longFields(5)), LIMITS);

    expect(Object.keys(form.fields)).toHaveLength(4);
    await expect(reading).rejects.toMatchObject({
      message: "This form's text is too large. The limit is 256 KB.",
    });
  });

  it("treats an empty file input as no file", async () => {
    const form = await readMultipart(await formRequest({ image: new File([], "") }), LIMITS);

    expect(form.files).toEqual({});
    await form.discard();
  });

  it("refuses a truncated form", async () => {
    const before = leftovers();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const body = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc';

    const reading = readMultipart(apiRequest("/x", { body, headers }), LIMITS);

    await expect(reading).rejects.toMatchObject({ status: 400 });
    expect(leftovers()).toEqual(before);
  });

  it("refuses a body that isn't a form", async () => {
    const reading = readMultipart(apiRequest("/x", { json: {} }), LIMITS);

    await expect(reading).rejects.toMatchObject({ status: 415 });
  });
});
