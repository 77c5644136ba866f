import { tmpdir } from "node:os";
import { expect, it } from "vitest";

import type { Machine } from "@/lib/engines/downloads/room";
import { suitableFor } from "@/lib/engines/downloads/suitable-model";

const GIGABYTE = 1e9;

function machine(memory: number, disk = 100): Machine {
  return {
    freeDiskBytes: async () => disk * GIGABYTE,
    memoryBytes: () => 64 * GIGABYTE,
    freeMemoryBytes: () => memory * GIGABYTE,
  };
}

it.each([
  ["with room for all", machine(16), null, "Qwen3 4B Instruct", null],
  ["that is fast", machine(16), 1_000, "Qwen3 4B Instruct", 275],
  ["that is slower", machine(16), 300, "Qwen2.5 1.5B Instruct", 220],
  ["with less memory free", machine(2), null, "Qwen2.5 1.5B Instruct", null],
  ["with less of the disk free", machine(16, 2), null, "Qwen2.5 1.5B Instruct", null],
])("finds a model for a machine %s", async (_what, on, builtIn, name, wordsPerMinute) => {
  expect(await suitableFor(on, tmpdir(), builtIn)).toMatchObject({ name, wordsPerMinute });
});

it.each([
  ["with no memory free", machine(0.5), null],
  ["that has room for titles only", machine(16, 1), null],
  ["that is too slow", machine(16), 100],
])("finds none for a machine %s", async (_what, on, builtIn) => {
  expect(await suitableFor(on, tmpdir(), builtIn)).toBeNull();
});
