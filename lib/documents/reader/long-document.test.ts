import { setImmediate } from "node:timers";
import { describe, expect, it } from "vitest";

import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { answerRefusal } from "@/lib/documents/reader/answer-refusal";
import { findSought } from "@/lib/documents/reader/find-sought";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import { summarizeSection } from "@/lib/documents/reader/summarize-section";
import { usableUnits } from "@/lib/documents/reader/usable-units";
import { writeAnswer } from "@/lib/documents/reader/write-answer";

/** Enough that a part of the work takes many times as long as a turn of the event loop may. */
const STATEMENTS = 12_000;
const TEXT = Array.from(
  { length: STATEMENTS },
  (_, at) => `The tenant of house number ${at} shall pay a fee of $${at} within ten days.`,
).join("\n\n");
const PARTS = [{ place: 1, text: TEXT }];

/** A signal that fires as soon as other calls get a turn. */
function firedInTurn(): AbortSignal {
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  return controller.signal;
}

describe("the reader of a very long document", async () => {
  const structure = await readStructure("Lease", PARTS);
  const { units } = structure;
  const usable = await usableUnits(structure);
  const index = await indexUnits(structure);
  const ask = (question: string, signal: AbortSignal) =>
    answerFromUnits({ ...index, signal }, { question, turns: [] });

  it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
    ["is divided", (signal) => readStructure("Lease", PARTS, [], signal)],
    ["is chosen from", (signal) => usableUnits(structure, signal)],
    ["is looked through", (signal) => findSought("contract", structure, usable, signal)],
    ["is summarized", (signal) => summarizeSection(structure, { title: "All", units }, signal)],
    [
      "is quoted",
      (signal) => writeAnswer({ kind: "answer", units: [...units, ...units] }, structure, signal),
    ],
    [
      "is searched for a refusal",
      (signal) => answerRefusal({ ...index, signal }, "Why was the garage denied?"),
    ],
    ["is asked", (signal) => ask("How much is the fee of house 7?", signal)],
    [
      "is computed with",
      (signal) => ask("What is the total of the fee of house 7 and the fee of house 9?", signal),
    ],
  ])("gives others a turn while it %s, and stops when it's canceled", async (_what, work) => {
    await expect(work(firedInTurn())).rejects.toMatchObject({ code: "aborted" });
  });
});
