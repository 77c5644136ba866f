import { beforeEach, expect, it, vi } from "vitest";

import { startChain } from "@/lib/client/start-chain";

const CHAIN = "01932f6a-7a6e-7c3e-9d57-0d7f3d3f0000";

type Answers = {
  /** Of the call that starts the chain. */
  run: () => Promise<Response>;
  /** Whether the server has recorded that call. */
  recorded?: boolean;
  chainRun?: () => Promise<Response>;
};

let asked: string[];
/** Fires when the page no longer reads the answer of the call that starts the chain. */
let left: AbortSignal | null | undefined;
beforeEach(() => {
  asked = [];
  const page = Object.assign(new EventTarget(), {
    location: { origin: "https://atelier.example" },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return () => vi.unstubAllGlobals();
});

/** A server that prepares a chain, and answers the rest as the test says. */
function serve({ run, recorded = false, chainRun = async () => chainIn("running") }: Answers) {
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = url.replace(/\?.*/, "");
    asked.push(path);
    if (path === "/api/chains/begin") return Response.json({ success: true, id: CHAIN });
    if (path === "/api/chains/run") {
      left = init?.signal;
      return run();
    }
    if (path === "/api/chains/get-run") return chainRun();
    if (path !== "/api/runs/get") return Response.json({ success: true });
    if (!recorded) return failure("not_found", "We couldn't find this run.");
    const listed = { id: CHAIN, tool: "chains", state: "running", subject: "Bees", createdAt: "" };
    return Response.json({ success: true, run: { ...listed, input: {} } });
  });
}

const chainIn = (state: string) =>
  Response.json({ success: true, run: { state, steps: [], items: [] } });
const failure = (code: string, message: string) =>
  Response.json({ success: false, code, message }, { status: 404 });

/** An answer that breaks off after these events. */
function broken(...events: string[]): Response {
  const sent = events.map((event) => `event: ${event}\ndata: {}\n\n`).join("");
  return new Response(sent, { headers: { "content-type": "text/event-stream" } });
}

function start(): Promise<string> {
  const starting = { signal: new AbortController().signal, onUpload: () => {} };
  return startChain({ name: "Bees", steps: [], inputs: ["bees"] }, starting);
}

it("takes a chain whose answer was lost for begun when the server has it", async () => {
  serve({ run: () => Promise.reject(new TypeError("lost")), recorded: true });
  expect(await start()).toBe(CHAIN);
  expect(asked).not.toContain("/api/chains/delete-run");
});

it("holds no connection for a chain that goes on", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void writable.getWriter().write(new TextEncoder().encode("event: kept\ndata: {}\n\n"));
  serve({
    run: async () => new Response(readable, { headers: { "content-type": "text/event-stream" } }),
  });
  expect(await start()).toBe(CHAIN);
  expect(left?.aborted).toBe(true);
});

it("takes a chain for begun once it's kept, whatever becomes of the connection then", async () => {
  const chainRun = vi
    .fn(async () => chainIn("running"))
    .mockRejectedValueOnce(new TypeError("lost"));
  serve({ run: async () => broken("kept"), chainRun });
  expect(await start()).toBe(CHAIN);
  expect(asked).not.toContain("/api/chains/delete-run");
});

it("says that the connection was lost before the server had the chain, and leaves none behind", async () => {
  serve({ run: async () => broken("step") });
  await expect(start()).rejects.toThrow("The connection was lost. Try again.");
  expect(asked.at(-1)).toBe("/api/chains/delete-run");
});

it("hands on why the server refused a chain", async () => {
  serve({ run: async () => failure("rate_limited", "You've used all runs."), recorded: true });
  await expect(start()).rejects.toThrow("You've used all runs.");
  expect(asked).not.toContain("/api/runs/get");
  expect(asked.at(-1)).toBe("/api/chains/delete-run");
});
