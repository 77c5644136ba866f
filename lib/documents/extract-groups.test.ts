import { expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { wordEmbeddings } from "@/tests/support/embeddings";
import { NO_MODELS } from "@/tests/support/no-models-context";

const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };
const SECTIONS = ["Kites", "Skis", "Sleds", "Boats"].map(
  (thing) =>
    `${thing}\n\n${["north", "south", "east", "west"].map((side) => `The old ${thing.toLowerCase()} of the ${side} hall are older than those of all other halls in the valley.`).join(" ")}`,
);

/** The labels of the steps that reading for an extract takes. */
async function stepsFor(text: string, headings: string[]): Promise<string[]> {
  const labels: string[] = [];
  const progress = {
    ...NO_MODELS.progress,
    onStep: ({ label }: { label: string }) => labels.push(label),
  };
  const source = {
    kind: "pdf" as const,
    title: "Halls",
    parts: [{ place: 1, text }],
    outline: [],
    headings,
  };
  await extractSummary({ ...NO_MODELS, embeddings: wordEmbeddings(), progress }, source, SHAPE);
  return labels;
}

it("[PDF-03] compares no sentences where each is shown under its own heading", async () => {
  const text = SECTIONS.join("\n\n");

  expect(await stepsFor(text, ["Kites", "Skis", "Sleds", "Boats"])).toEqual(["Choosing sentences"]);
});
