import { describe, expect, it } from "vitest";

import {
  BROWSER_REF,
  configuredRef,
  connectionIdOf,
  downloadedRef,
  keyRef,
  nearRef,
  parseRef,
  SERVER_REF,
} from "@/lib/engines/refs";

describe("parseRef", () => {
  it("reads every reference that is written", () => {
    expect(parseRef(SERVER_REF)).toEqual({ names: "process" });
    expect(parseRef(BROWSER_REF)).toEqual({ names: "browser" });
    expect(parseRef(configuredRef("Fast: own"))).toEqual({
      names: "configured",
      name: "Fast: own",
    });
    expect(parseRef(keyRef("a-b"))).toEqual({ names: "connection", id: "a-b" });
    const near = "http://127.0.0.1:11434/v1 llama3:8b";
    expect(parseRef(nearRef("http://127.0.0.1:11434/v1", "llama3:8b"))).toEqual({
      names: "near",
      model: near,
    });
    expect(parseRef(downloadedRef("qwen"))).toEqual({ names: "downloaded", id: "qwen" });
  });

  it.each(["", "servers", "own-key", "elsewhere:x"])("reads nothing in %j", (ref) => {
    expect(parseRef(ref)).toBeUndefined();
    expect(connectionIdOf(ref)).toBeUndefined();
  });
});
