import { afterEach, expect, it, vi } from "vitest";

import { openCompressed } from "@/lib/client/compress-image";

afterEach(() => vi.unstubAllGlobals());

const META = {
  engine: { id: "x", name: "X", builtIn: true },
  format: "webp",
  quality: 80,
  width: 64,
  height: 48,
  byteSize: 900,
  similarity: null,
  target: null,
  before: { format: "png", width: 64, height: 48, byteSize: 2_000 },
  seconds: 1,
};

const opened = (id: string) => ({
  success: true,
  creation: {
    id,
    tool: "image-compressor",
    type: "image",
    prompt: "Compressed: fox",
    title: null,
    content: `/api/files/${id}`,
    parentId: null,
    published: false,
    truncated: false,
    likes: [],
    likeCount: 0,
    likedByMe: false,
    mine: true,
    created_at: "2026-11-01T00:00:00.000Z",
    meta: META,
  },
  input: null,
  answer: {},
  source: `/api/files/${id}`,
  mask: null,
});

/** Answers for each creation by its name. */
function serve(answerTo: (id: string) => object): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const id = new URL(url, "http://x").searchParams.get("id") ?? "";
    asked.push(id);
    return Response.json(answerTo(id));
  });
  return asked;
}

const failure = (code: string) => ({ success: false, code, message: `${code}.` });
const signal = new AbortController().signal;

it("keeps what could be opened of a run when one call fails or one image is gone", async () => {
  serve((id) =>
    id === "b" ? failure("internal") : id === "c" ? failure("not_found") : opened(id),
  );
  const found = await openCompressed(["a", "b", "c", "d"], signal);
  expect(found.map(({ entry }) => entry.result?.id)).toEqual(["a", "d"]);
});

it("says what failed when nothing could be opened", async () => {
  serve((id) => failure(id === "b" ? "internal" : "not_found"));
  await expect(openCompressed(["a", "b"], signal)).rejects.toThrow("internal.");
});

it("opens at most 50, whatever the address names", async () => {
  const asked = serve(() => failure("not_found"));
  const ids = Array.from({ length: 80 }, (_, at) => String(at));
  await expect(openCompressed(ids, signal)).rejects.toThrow("not_found.");
  expect(asked).toHaveLength(50);
});
