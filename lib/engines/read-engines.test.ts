import { describe, expect, it } from "vitest";

import { connectionSchema, engineListSchema, writerSchema } from "@/lib/engines/contract";
import { engineListReader } from "@/lib/engines/read-engines";

const writer = {
  id: "openai/gpt-5-mini",
  name: "GPT-5 mini",
  builtIn: false,
  ref: "own-key:0198f7a2-0000-7000-8000-000000000000",
  source: "own-key",
  contextTokens: null,
  prices: null,
};
const connection = {
  id: "0198f7a2-0000-7000-8000-000000000000",
  provider: "openai",
  baseUrl: "https://api.openai.com/v1",
  model: "gpt-5-mini",
  keyEnd: null,
};
const list = {
  writers: [writer],
  current: writer.ref,
  chosen: null,
  connections: [connection],
  looksOnThisMachine: true,
  allowsPrivateAddresses: false,
};

function without(whole: object, field: string): object {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
}

describe("engineListReader", () => {
  it("takes what the schema takes", () => {
    expect(engineListSchema.safeParse(list).success).toBe(true);
    expect(engineListReader.safeParse(list)).toEqual({ success: true, data: list });
  });

  it.each(Object.keys(engineListSchema.shape))("refuses a list without its %s", (field) => {
    expect(engineListReader.safeParse(without(list, field)).success).toBe(false);
  });

  it.each(Object.keys(writerSchema.shape))("refuses a writer without its %s", (field) => {
    const writers = [without(writer, field)];
    expect(engineListReader.safeParse({ ...list, writers }).success).toBe(false);
  });

  it.each(Object.keys(connectionSchema.shape))("refuses a connection without its %s", (field) => {
    const connections = [without(connection, field)];
    expect(engineListReader.safeParse({ ...list, connections }).success).toBe(false);
  });

  it.each([undefined, null, "list", 1, {}])("refuses %j", (body) => {
    expect(engineListReader.safeParse(body).success).toBe(false);
  });
});
