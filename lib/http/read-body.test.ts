import { types } from "node:util";
import { describe, expect, it } from "vitest";

import { readJson, withBoundedBody } from "@/lib/http/read-body";
import { apiRequest, endlessBody } from "@/tests/support/api";

const JSON_TYPE = { "content-type": "application/json" };

describe("readJson", () => {
  it("drops NUL and mends halves of surrogate pairs, so that every text can be stored", async () => {
    const json = { a: ["x\0y", "\ud800z", "😀"] };

    expect(await readJson(apiRequest("/x", { json }))).toEqual({ a: ["xy", "\ufffdz", "😀"] });
  });

  it("reads a body", async () => {
    expect(await readJson(apiRequest("/x", { json: { a: "ü" } }))).toEqual({ a: "ü" });
  });

  it.each([
    ["another content type", { body: "a=1", headers: { "content-type": "text/plain" } }, 415],
    ["malformed JSON", { body: '{"a":', headers: JSON_TYPE }, 400],
    [
      "text that isn't UTF-8",
      { body: new Uint8Array([0x22, 0xff, 0x22]), headers: JSON_TYPE },
      400,
    ],
    ["no body", { method: "POST", headers: JSON_TYPE }, 400],
  ])("refuses %s", async (_what, init, status) => {
    await expect(readJson(apiRequest("/x", init))).rejects.toMatchObject({ status });
  });

  it("refuses more values than it takes to fill in any form, before they're checked one by one", async () => {
    const reading = readJson(apiRequest("/x", { json: { email: Array(10_000).fill(0) } }));

    await expect(reading).rejects.toMatchObject({
      status: 413,
      message: "This request holds too many values. The limit is 10,000.",
    });
  });

  it("says what's wrong with lists in lists that are too deep to read", async () => {
    const body = `${"[".repeat(9_000)}${"]".repeat(9_000)}`;

    const reading = readJson(apiRequest("/x", { body, headers: JSON_TYPE }));

    await expect(reading).rejects.toMatchObject({
      status: 400,
      message: "The request body is nested too deeply.",
    });
  });

  it("blames nobody for a body that breaks off", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });

    const reading = readJson(apiRequest("/x", { body, headers: JSON_TYPE }));

    await expect(reading).rejects.toMatchObject({ code: "aborted", status: 499 });
  });

  it("stops at the first byte over the limit, whatever Content-Length says", async () => {
    const { body, takenBytes } = endlessBody();

    const reading = readJson(apiRequest("/x", { body, headers: JSON_TYPE }), { maxBytes: 10_000 });

    await expect(reading).rejects.toMatchObject({ status: 413 });
    expect(takenBytes()).toBeLessThan(20_000);
  });

  it("gives others a turn after each small piece, and takes large ones together", async () => {
    const turnsDuring = async (pieceBytes: number) => {
      const json = JSON.stringify("a".repeat(100_000));
      let at = 0;
      const body = new ReadableStream({
        pull(controller) {
          if (at >= json.length) return controller.close();
          controller.enqueue(new TextEncoder().encode(json.slice(at, at + pieceBytes)));
          at += pieceBytes;
        },
      });
      let turns = 0;
      let next = setImmediate(function count() {
        turns += 1;
        next = setImmediate(count);
      });
      const read = await readJson(apiRequest("/x", { body, headers: JSON_TYPE }));
      clearImmediate(next);
      expect(read).toBe("a".repeat(100_000));
      return turns;
    };

    expect(await turnsDuring(100)).toBeGreaterThan(900);
    expect(await turnsDuring(10_000)).toBeLessThan(20);
  });

  it("receives the rest of a body it refused, so that the connection is free for the next call", async () => {
    let left = 40;
    const body = new ReadableStream({
      pull(controller) {
        left -= 1;
        if (left >= 0) controller.enqueue(new Uint8Array(1_000));
        else controller.close();
      },
    });

    const reading = readJson(apiRequest("/x", { body, headers: JSON_TYPE }), { maxBytes: 10_000 });

    await expect(reading).rejects.toMatchObject({ status: 413 });
    await expect.poll(() => left).toBe(-1);
  });
});

describe("withBoundedBody", () => {
  it.each([{}, { json: { a: 1 } }])(
    "gives a request of the platform's, with or without a body: %j",
    async (init) => {
      const request = apiRequest("/x", { ...init, headers: { "x-a": "b" } });
      // What routes get.
      const proxy = new Proxy(request, {
        get(target, key) {
          const value = Reflect.get(target, key, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });

      const bounded = await withBoundedBody(proxy, 1_000);

      expect(types.isProxy(bounded)).toBe(false);
      const again = new Request(bounded, { headers: bounded.headers });
      expect(again).toMatchObject({ url: request.url, method: request.method });
      expect(again.headers.get("x-a")).toBe("b");
      expect(await again.text()).toBe("json" in init ? JSON.stringify(init.json) : "");
    },
  );

  it("stops at the first value over the limit, however it arrives, and counts none inside texts", async () => {
    let sent = 0;
    const bytes = [...new TextEncoder().encode(`{"ü,[":["${",[{".repeat(100)}",1,2,3]}`)];
    const inPieces = () =>
      new ReadableStream({
        pull(controller) {
          const byte = bytes[sent];
          if (byte === undefined) return controller.close();
          controller.enqueue(new Uint8Array([byte]));
          sent += 1;
        },
      });
    const bounded = await withBoundedBody(apiRequest("/x", { body: inPieces() }), 1_000, 6);
    expect(await bounded.json()).toEqual({ "ü,[": [",[{".repeat(100), 1, 2, 3] });

    sent = 0;
    await expect(
      withBoundedBody(apiRequest("/x", { body: inPieces() }), 1_000, 4),
    ).rejects.toMatchObject({
      status: 413,
      message: "This request holds too many values. The limit is 4.",
    });
  });

  it("counts the values of every body that it reads", async () => {
    const request = apiRequest("/x", { json: { email: Array(10_000).fill(0) } });

    await expect(withBoundedBody(request, 100_000)).rejects.toMatchObject({ status: 413 });
  });
});
