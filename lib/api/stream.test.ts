import { expect, it } from "vitest";

import { streamEvents } from "@/lib/api/stream";

it("answers HEAD as GET, without a body, and begins no work", async () => {
  const happened: string[] = [];
  const work = async () => {
    happened.push("work");
    return { content: "Bees" };
  };
  const ask = (method: string) => {
    const request = new Request("http://localhost/", { method });
    return streamEvents(request, "request-1", work, () => happened.push("end"));
  };

  const head = ask("HEAD");

  expect(head.body).toBeNull();
  expect(happened).toEqual(["end"]);
  const get = ask("GET");
  expect(await get.text()).toContain("event: done");
  expect([...head.headers]).toEqual([...get.headers]);
});

it("ends for whoever still reads when the call is stopped, and drops what comes later", async () => {
  const stop = new AbortController();
  const request = new Request("http://localhost/", { signal: stop.signal });
  let ended = 0;
  const answered = streamEvents(
    request,
    "request-1",
    async ({ onText }, signal) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      onText("too late");
      throw signal.reason;
    },
    () => ended++,
  );
  const text = answered.text();

  stop.abort();

  expect(await text).not.toContain("event: ");
  expect(ended).toBe(1);
});

it("ends without a fault when its reader leaves", async () => {
  const request = new Request("http://localhost/");
  await new Promise<void>((onEnd) => {
    const untilGone = (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    void streamEvents(request, "request-1", untilGone, onEnd).body?.cancel();
  });
});
