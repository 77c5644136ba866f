import { rm } from "node:fs/promises";
import { describe, expect, it } from "vitest";

import { readParts } from "@/lib/images/read-head";
import { uploaded } from "@/tests/support/test-images";

describe("readParts", () => {
  it("opens the file once for all parts, so that they are of the same one", async () => {
    const { path } = uploaded(Buffer.from("first part, second part"));

    const parts = await readParts(path, async (read) => {
      const first = await read(0, 5);
      await rm(path);
      return [first, await read(12, 100)];
    });

    expect(parts.map((part) => Buffer.from(part).toString())).toEqual(["first", "second part"]);
  });
});
