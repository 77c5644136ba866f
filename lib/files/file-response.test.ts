import { expect, it } from "vitest";

import { fileResponse } from "@/lib/files/file-response";
import { apiRequest } from "@/tests/support/api";

it.each([
  ["is gone by then", { signal: AbortSignal.abort() }],
  ["only asks about it", { method: "HEAD" }],
])("leaves no file open for a caller who %s", async (_who, init) => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    cancel: () => {
      isClosed = true;
    },
  });
  const open = async () => ({ byteSize: 3, body });
  const file = { contentType: "image/png", tag: "bees", published: false, byteSize: 3, open };

  const answer = await fileResponse(file, apiRequest("/api/files/x", init), "request");

  expect(answer.body).toBeNull();
  expect(isClosed).toBe(true);
});
