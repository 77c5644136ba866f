import { describe, expect, it } from "vitest";

import { engineListSchema } from "@/lib/engines/contract";
import { engineListReader } from "@/lib/engines/read-engines";
import { engineRow } from "@/tests/support/engine-row";

const engine = engineRow({ id: "openai/gpt-5-mini", name: "GPT-5 mini" });
const list = {
  writers: [engine],
  current: "server",
  chosen: null,
  painters: [engine],
  currentPainter: "server",
  erasers: [],
  currentEraser: "server",
  cutters: [],
  currentCutter: "server",
  chosenPainter: null,
  chosenEraser: null,
  chosenCutter: null,
  connections: [],
  looksOnThisMachine: true,
  allowsPrivateAddresses: false,
};

describe("engineListReader", () => {
  it("takes what the schema takes", () => {
    expect(engineListSchema.safeParse(list).error).toBeUndefined();
    expect(engineListReader.safeParse(list)).toEqual({ success: true, data: list });
  });

  it.each(["writers", "current", "painters", "currentPainter", "connections"])(
    "refuses a list without its %s",
    (field) => {
      const rest = { ...list, [field]: undefined };
      expect(engineListReader.safeParse(rest).success).toBe(false);
    },
  );

  it.each(["id", "name", "builtIn", "ref"])("refuses an engine without its %s", (field) => {
    const writers = [{ ...engine, [field]: undefined }];
    expect(engineListReader.safeParse({ ...list, writers }).success).toBe(false);
  });

  it.each([undefined, null, "list", 1, {}])("refuses %j", (body) => {
    expect(engineListReader.safeParse(body).success).toBe(false);
  });
});
