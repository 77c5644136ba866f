import { afterEach, expect, it, vi } from "vitest";

import { showing } from "@/lib/client/follow-run";
import { SHOWS_ANOTHER } from "@/lib/client/use-run";
import { removeObjectContract } from "@/lib/tools/remove-object/contract";

afterEach(() => vi.unstubAllGlobals());

const ID = "0198c0de-bees";
const IMAGE = { field: "image", name: "bees.png", byteSize: 4 };
const MASK = { field: "mask", name: "mask.png", byteSize: 4 };
const COMING = { source: null, mask: null, isComing: true };
const GONE = { success: false, code: "not_found", message: "It's gone." };

const png = () => new Response("bees", { headers: { "content-type": "image/png" } });
const gone = () => Response.json(GONE, { status: 404 });

/** Shows a run on a page whose server has it; `end` fails the run. */
function show(files: object[] | undefined, file: (signal: AbortSignal) => Promise<Response>) {
  const run = { id: ID, tool: "remove-object", state: "running", subject: "", createdAt: "" };
  let end = () => {};
  const ended = new Promise<Response>((resolve) => {
    end = () => resolve(Response.json(GONE, { status: 404 }));
  });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    if (path.startsWith("/api/runs/get")) {
      return Response.json({ success: true, run: { ...run, input: {}, files } });
    }
    return path.startsWith("/api/runs/file") ? file(signal) : ended;
  });
  const told: unknown[] = [];
  const page = new AbortController();
  const progress = { signal: page.signal, onText: () => {}, onStep: () => {} };
  const work = showing(ID, removeObjectContract, (_, opened) => told.push(opened));
  const over = work?.(progress).catch((error: Error) => error.message);
  const endAll = () => {
    end();
    return over;
  };
  return { told, asked, page, end: endAll };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 20));

it("comes with its mask, as files that can be run again", async () => {
  const { told, asked, end } = show([MASK, IMAGE], async () => png());

  await expect.poll(() => told.length).toBe(2);

  expect(told).toEqual([COMING, { source: expect.any(File), mask: expect.any(File) }]);
  const { source } = told[1] as { source: File };
  expect([source.name, source.type, await source.text()]).toEqual([
    "bees.png",
    "image/png",
    "bees",
  ]);
  expect(asked).toContain(`/api/runs/file?id=${ID}&field=image`);
  expect(await end()).toBe("It's gone.");
  expect(told).toHaveLength(2);
});

it.each([
  ["without an image", [{ ...IMAGE, field: "pdf" }]],
  ["that has ended", []],
  ["of an earlier version", undefined],
])("isn't asked for of a run %s", async (_what, files) => {
  const { told, asked, end } = show(files, async () => png());

  await expect.poll(() => told).toEqual([null]);
  await end();

  expect(asked.filter((path) => path.includes("/file"))).toEqual([]);
});

it("isn't waited for where it's gone by then", async () => {
  const { told, end } = show([IMAGE], async () => gone());

  await expect.poll(() => told).toEqual([COMING, null]);
  await end();
});

it("is asked for again when the connection was lost on the way", async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  let lost = 1;
  const { told, end } = show([IMAGE], async () => {
    lost -= 1;
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError("lost")) });
    return lost < 0 ? png() : new Response(cut);
  });

  await expect.poll(() => told[1], { timeout: 5_000 }).toMatchObject({ source: expect.any(File) });
  await end();
});

it.each([
  ["the run has ended", false],
  ["the page shows another run", true],
])("is no longer wanted once %s", async (_when, isLeft) => {
  let answer = (_: Response) => {};
  let isCanceled = () => false;
  const { told, page, end } = show([IMAGE], (signal) => {
    isCanceled = () => signal.aborted;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await expect.poll(() => told).toEqual([COMING]);

  if (isLeft) page.abort(SHOWS_ANOTHER);
  await end();
  answer(png());
  await later();

  expect(isCanceled()).toBe(true);
  expect(told).toEqual([COMING]);
});
