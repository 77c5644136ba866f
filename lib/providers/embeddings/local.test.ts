import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ModelFile } from "@/lib/models/catalog";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import spokenMarks from "@/lib/providers/embeddings/local/spoken-marks.json";
import type { EmbeddingsPort } from "@/lib/providers/embeddings/port";
import { ELEMENT, floats, writeOnnx } from "@/tests/support/tiny-onnx";

const NEVER = new AbortController().signal;
const modelsDir = mkdtempSync(path.join(tmpdir(), "atelier-embeddings-"));
const VOCABULARY = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "tea", "milk"];

/** Weights of the size that what was trained is added to. */
function quantized({ name, left, right, scales }: (typeof spokenMarks.added)[number]) {
  const [rows = 0, columns = 0] = [left, right].map(
    (wholes) => Buffer.from(wholes, "base64").length / scales.length,
  );
  return [
    {
      name: `${name}_quantized`,
      element: ELEMENT.int8,
      shape: [rows, columns],
      bytes: new Uint8Array(rows * columns),
    },
    {
      name: `${name}_scale`,
      element: ELEMENT.float,
      shape: [columns],
      bytes: floats(...Array<number>(columns).fill(1)),
    },
  ];
}

/** Each word gets its own axis; special tokens map to zero. */
function network(weights: readonly (typeof spokenMarks.added)[number][]) {
  return writeOnnx({
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map((name) => ({
      name,
      element: ELEMENT.int64,
      shape: ["texts", "pieces"],
    })),
    outputs: [{ name: "last_hidden_state", element: ELEMENT.float, shape: ["texts", "pieces", 2] }],
    nodes: [{ op: "Gather", inputs: ["words", "input_ids"], outputs: ["last_hidden_state"] }],
    constants: [
      ...weights.flatMap(quantized),
      {
        name: "words",
        element: ELEMENT.float,
        shape: [VOCABULARY.length, 2],
        bytes: floats(0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1),
      },
    ],
  });
}

const TOKENIZER = JSON.stringify({
  version: "1.0",
  added_tokens: VOCABULARY.slice(0, 4).map((content, id) => ({ id, content, special: true })),
  normalizer: { type: "BertNormalizer", clean_text: true, lowercase: true },
  pre_tokenizer: { type: "BertPreTokenizer" },
  post_processor: {
    type: "TemplateProcessing",
    single: [
      { SpecialToken: { id: "[CLS]", type_id: 0 } },
      { Sequence: { id: "A", type_id: 0 } },
      { SpecialToken: { id: "[SEP]", type_id: 0 } },
    ],
    pair: [],
    special_tokens: {
      "[CLS]": { id: "[CLS]", ids: [2], tokens: ["[CLS]"] },
      "[SEP]": { id: "[SEP]", ids: [3], tokens: ["[SEP]"] },
    },
  },
  decoder: { type: "WordPiece", prefix: "##", cleanup: true },
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    continuing_subword_prefix: "##",
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(VOCABULARY.map((word, id) => [word, id])),
  },
});

function known(file: string, content: Uint8Array | string) {
  const bytes = Buffer.from(content);
  mkdirSync(path.dirname(path.join(modelsDir, file)), { recursive: true });
  writeFileSync(path.join(modelsDir, file), bytes);
  return { file, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

function tinyModel(name = "tiny", weights = spokenMarks.added): ModelFile {
  const nowhere = { package: "none@1.0.0", path: "package/none", bytes: 0, archiveBytes: 0 };
  return {
    ...known(`embeddings/${name}.onnx`, network(weights)),
    capability: "embeddings",
    parts: [nowhere],
    companionFiles: [{ ...known(`embeddings/${name}-tokenizer.json`, TOKENIZER), part: nowhere }],
    license: "none",
    attribution: "nobody",
  };
}

describe("local embeddings", () => {
  let embeddings: EmbeddingsPort;
  beforeAll(() => {
    embeddings = createLocalEmbeddings({ modelsDir, fetchWeights: false, model: tinyModel() });
  });
  afterAll(() => embeddings.close());

  it("are normalized and in the order of the texts, whatever their lengths", async () => {
    const vectors = await embeddings.embed(["milk", "tea tea tea milk", "tea"], NEVER);

    expect(vectors.map((vector) => [...vector].map((float) => Number(float.toFixed(3))))).toEqual([
      [0, 1],
      [0.949, 0.316],
      [1, 0],
    ]);
  });

  it("truncate text that is too long", async () => {
    const [vector] = await embeddings.embed([`${"tea ".repeat(300)}${"milk ".repeat(900)}`], NEVER);

    expect(vector && [...vector]).toEqual([1, 0]);
  });

  it("report progress after each batch", async () => {
    const done: number[] = [];

    await embeddings.embed(Array(70).fill("tea"), NEVER, (count) => done.push(count));

    expect(done).toEqual([32, 64, 70]);
  });

  it("stop when aborted", async () => {
    const stopped = embeddings.embed(Array(500).fill("tea"), AbortSignal.abort());

    await expect(stopped).rejects.toMatchObject({ code: "aborted" });
  });

  it("tell where sentences end and commas belong, however long the text", async () => {
    const words = Array.from({ length: 4_000 }, (_, index) => (index % 2 ? "tea" : "milk"));

    const { ends, commas } = await embeddings.findSpokenMarks(words, NEVER);

    for (const odds of [ends, commas]) {
      expect(odds).toHaveLength(words.length);
      expect(odds[0]).not.toBeCloseTo(odds[1] ?? 0, 3);
      for (const [index, one] of odds.slice(0, -1).entries())
        expect(one, `${index}`).toBeCloseTo(odds[index % 2] ?? 0, 3);
    }
    expect(ends[0]).not.toBeCloseTo(commas[0] ?? 0, 3);
  });

  it("read no pairs with a model that wasn't trained for it", async () => {
    const other = createLocalEmbeddings({
      modelsDir,
      fetchWeights: false,
      model: tinyModel("other", []),
    });

    const read = other.findAnswerOdds("tea", ["milk"], [0.5], NEVER);

    await expect(read).rejects.toMatchObject({ code: "provider_failed" });
    await expect(other.embed(["tea"], NEVER)).resolves.toHaveLength(1);
    await other.close();
  });

  it("are unavailable without weights", async () => {
    const without = createLocalEmbeddings({ modelsDir: `${modelsDir}/none`, fetchWeights: false });

    await expect(without.findSpokenMarks(["tea"], NEVER)).rejects.toMatchObject({
      code: "provider_unavailable",
    });
    await expect(without.embed(["tea"], NEVER)).rejects.toMatchObject({
      code: "provider_unavailable",
      message: expect.stringMatching(/isn't installed/),
      retryAfterSeconds: undefined,
    });
    await without.close();
  });
});
