import { describe, expect, it, vi } from "vitest";

import { withEnd } from "@/lib/http/with-end";

const bytes = new TextEncoder().encode("event");

describe("a body's end is told once", () => {
  it("when it was read", async () => {
    const onEnd = vi.fn();
    const body = withEnd(new Blob([bytes]).stream(), onEnd);

    expect(await new Response(body).text()).toBe("event");

    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("when its source fails", async () => {
    const onEnd = vi.fn();
    const failing = new ReadableStream<Uint8Array>({
      pull: () => Promise.reject(new Error("gone")),
    });

    await expect(new Response(withEnd(failing, onEnd)).text()).rejects.toThrow("gone");

    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("when its reader leaves", async () => {
    const onEnd = vi.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes),
    });

    await withEnd(endless, onEnd).cancel();

    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
