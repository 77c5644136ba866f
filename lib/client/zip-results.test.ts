import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, it, vi } from "vitest";

import type { ChainRun } from "@/lib/chains/contract";
import { startToasts, type Toast } from "@/lib/client/notify";
import { zipChain } from "@/lib/client/zip-chain";

const IMAGES = { "/api/files/there": 200, "/api/files/deleted": 404, "/api/files/broken": 503 };

const TEXTS = [
  { id: "kept", file: "# Bees", extension: "md" },
  { id: "read", file: "# 1 Main Street", extension: "txt" },
];

let saved: Blob[];
let toasts: string[];
beforeEach(() => {
  saved = [];
  toasts = [];
  const show = (message: string) => toasts.push(message);
  startToasts(
    Object.assign(show, {
      success: show,
      error: show,
      loading: show,
      dismiss: () => {},
    }) satisfies Toast,
  );
  // What other tests said before there were any.
  toasts = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/chains/get-texts"))
      return Response.json({ success: true, texts: TEXTS });
    const status = IMAGES[path as keyof typeof IMAGES];
    return new Response("an image", { status, headers: { "content-type": "image/jpeg" } });
  });
  const link = { click: () => {}, remove: () => {} };
  vi.stubGlobal("document", { createElement: () => link, body: { append: () => {} } });
  const keep = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "";
  });
  return () => {
    keep.mockRestore();
    vi.unstubAllGlobals();
  };
});

type Result = { creationId?: string; address?: keyof typeof IMAGES };

/** A chain that wrote about one input and drew it. */
function chainThatMade(...results: Result[]): ChainRun {
  const calls = results.map((result, at) => ({
    place: String(at),
    step: result.address ? 1 : 0,
    state: "done" as const,
    ...result,
  }));
  return {
    id: "01932f6a-7a6e-7c3e-9d57-0d7f3d3f0000",
    name: "Bees",
    state: "done",
    createdAt: "2026-01-01T00:00:00Z",
    notice: null,
    steps: [
      { kind: "write-article", settings: {} },
      { kind: "generate-image", settings: {} },
    ],
    items: [{ id: "1", input: "bees", state: "done", calls }],
  };
}

async function filesOfZip(): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it("zips what is left of a chain's results, and says how many were deleted", async () => {
  const results: Result[] = [
    { creationId: "kept" },
    { creationId: "deleted" },
    { address: "/api/files/there" },
    { address: "/api/files/deleted" },
  ];

  await zipChain(chainThatMade(...results));

  expect(await filesOfZip()).toEqual({
    "1 bees - Write an article.md": "# Bees",
    "1 bees - Create an image.jpg": "an image",
  });
  expect(toasts).toEqual(["The ZIP leaves out 2 deleted results."]);
});

it("names images of several widths by them, also those that were made of these, and of a long name", async () => {
  const input = `${"hens ".repeat(20)}.jpg`;
  const made = (step: number, place: string) => ({
    ...{ step, place, state: "done" as const, creationId: place },
    address: "/api/files/there",
  });
  await zipChain({
    ...chainThatMade(),
    steps: [
      { kind: "compress-image", settings: { widths: ["1920", "800"], format: "jpeg" } },
      { kind: "remove-background", settings: {} },
    ],
    items: [
      { id: "1", input: "hens.jpg", state: "done", calls: [made(0, "0"), made(0, "1")] },
      { id: "2", input, state: "done", calls: [made(1, "0.0"), made(1, "1.0")] },
    ],
  });

  expect(Object.keys(await filesOfZip())).toEqual([
    "1 hens - Compress and resize, 1920 px.jpg",
    "1 hens - Compress and resize, 800 px.jpg",
    expect.stringMatching(/^2 hens .* - Remove the background, 1920 px\.jpg$/),
    expect.stringMatching(/^2 hens .* - Remove the background, 800 px\.jpg$/),
  ]);
});

it("keeps what was read in an image as plain text", async () => {
  await zipChain(chainThatMade({ creationId: "read" }));

  expect(await filesOfZip()).toEqual({ "1 bees - Write an article.txt": "# 1 Main Street" });
});

it("says nothing of a ZIP with everything in it", async () => {
  await zipChain(chainThatMade({ creationId: "kept" }, { address: "/api/files/there" }));
  expect(Object.keys(await filesOfZip())).toHaveLength(2);
  expect(toasts).toEqual([]);
});

it("saves no ZIP when all was deleted, or when something can't be fetched now", async () => {
  const gone = zipChain(
    chainThatMade({ creationId: "deleted" }, { address: "/api/files/deleted" }),
  );
  await expect(gone).rejects.toThrow("These results were deleted.");
  const broken = zipChain(chainThatMade({ address: "/api/files/broken" }));
  await expect(broken).rejects.toThrow("Couldn't load the file (status 503).");
  expect(saved).toEqual([]);
});
