import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { sendRun } from "@/lib/client/send-run";
import { startChain } from "@/lib/client/start-chain";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import { summarizePdfContract } from "@/lib/tools/pdf-summarizer/contract";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the browser would ask if the page were closed now. */
const asks = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Answers every request when the test says so. */
function answerWith() {
  let resolve: (response: Response) => void = () => {};
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  vi.stubGlobal("fetch", () => promise);
  return (response: Response) => resolve(response);
}

it("asks before the page is left until the server has a run that goes on without it", async () => {
  const answer = answerWith();
  const onKept = vi.fn();
  const sent = sendRun(summarizePdfContract, {}, { files: {}, stream: true, onKept });
  const failed = expect(sent).rejects.toThrow("No.");
  await later();
  expect(asks()).toBe(true);

  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const tell = (event: string, data: object) =>
    writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  answer(new Response(readable, { headers: { "content-type": "text/event-stream" } }));
  await tell("kept", {});
  await later();
  expect(onKept).toHaveBeenCalledOnce();
  expect(asks()).toBe(false);

  await tell("error", { success: false, code: "internal", message: "No." });
  await failed;
});

it("asks as long as a run goes on that ends with its page", async () => {
  const answer = answerWith();
  const failed = expect(sendRun(summarizePdfContract, {}, { files: {} })).rejects.toThrow("No.");
  await later();
  expect(asks()).toBe(true);
  answer(Response.json({ success: false, code: "internal", message: "No." }));
  await failed;
  expect(asks()).toBe(false);
});

it("asks while a file goes straight to the store", async () => {
  let lose: (reason: Error) => void = () => {};
  const put = new Promise<Response>((_, reject) => {
    lose = reject;
  });
  const putting = vi.fn(() => put);
  const target = {
    success: true,
    via: "signed-address",
    address: "/api/uploads/01932f6a-7a6e-7c3e-9d57-0d7f3d3f0000",
    url: "https://store.example/x",
    headers: {},
  };
  vi.stubGlobal("fetch", async (url: string) =>
    url.startsWith("https://store") ? putting() : Response.json(target),
  );
  const file = new File([new Uint8Array(5_000_000)], "long.pdf");
  const sent = uploadLargeFiles({ file }, { signal: new AbortController().signal });
  const failed = expect(sent).rejects.toThrow("Couldn't upload the file.");
  await vi.waitFor(() => expect(putting).toHaveBeenCalled(), { timeout: 10_000 });
  expect(asks()).toBe(true);
  lose(new TypeError("lost"));
  await failed;
  expect(asks()).toBe(false);
});

it("asks while the files of a chain are sent", async () => {
  const answer = answerWith();
  const chain = { name: "Bees", steps: [], inputs: ["bees"] };
  const starting = { signal: new AbortController().signal, onUpload: () => {} };
  const failed = expect(startChain(chain, starting)).rejects.toThrow("No.");
  await later();
  expect(asks()).toBe(true);
  answer(Response.json({ success: false, code: "internal", message: "No." }));
  await failed;
  expect(asks()).toBe(false);
});
