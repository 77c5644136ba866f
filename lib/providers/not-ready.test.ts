import { describe, expect, it } from "vitest";

import { notReady } from "@/lib/providers/not-ready";

const downloading = "The model is still downloading. Try again in a moment.";
const progress = { receivedBytes: 1, totalBytes: 2 };

describe("the failure of a call to an engine that isn't ready", () => {
  it("says when to try again while its model is downloaded", () => {
    const failure = notReady({ state: "fetching", progress }, { downloading });
    expect(failure).toMatchObject({ message: downloading, retryAfterSeconds: 15 });
  });

  it("does so, too, while the download is tried again by itself", () => {
    const message = "We couldn't download the model.";
    const failure = notReady({ state: "failed", message }, { downloading });
    expect(failure).toMatchObject({ message, retryAfterSeconds: 15 });
  });

  it("names no time when the model won't come", () => {
    const message = "The model isn't installed.";
    const failure = notReady({ state: "failed", message, isFinal: true }, { downloading });
    expect(failure).toMatchObject({ message, retryAfterSeconds: undefined });
  });
});
