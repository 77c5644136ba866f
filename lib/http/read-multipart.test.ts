import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
  ])("refuses %s and leaves nothing behind", async (_what, parts, status) => {
    const before = leftovers();

    const reading = readMultipart(await formRequest(parts), LIMITS);

    await expect(reading).rejects.toMatchObject({ status });
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
