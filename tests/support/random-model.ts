import { writeFileSync } from "node:fs";

/** Dimensions of a two-layer Llama: half a megabyte that every loader accepts. */
const WIDTH = 64;
const LAYERS = 2;
const HIDDEN = 128;
const HEADS = 4;
const CONTEXT = 512;
const ALIGNMENT = 32;

const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 };
const TYPE = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 };
const CHAT_TEMPLATE =
  "{% for m in messages %}<|{{m['role']}}|>\n{{m['content']}}</s>\n{% endfor %}{% if add_generation_prompt %}<|assistant|>\n{% endif %}";

type Tensor = { name: string; shape: number[]; ones: boolean };

/** First component of every token embedding, which the output layer relies on. */
const ANCHOR = 1.5;
/** Output weight for special tokens such as end-of-text, so that they are never sampled. */
const NEVER = -10;
const SPECIAL_TOKENS = 3;

/**
 * Writes a GGUF language model with deterministic random weights. Its output is gibberish and never ends,
 * but loading, evaluating, sampling and stopping work as with a real model.
 */
export function writeRandomModel(file: string): void {
  const vocabulary = buildVocabulary();
  const pairs = buildPairs(vocabulary);
  const tensors = buildTensors(vocabulary.length);
  const infos: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  const random = createRandom();
  for (const { name, shape, ones } of tensors) {
    const weights = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () =>
      ones ? 1 : random(),
    );
    anchor(name, weights);
    infos.push(string(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset));
    const bytes = padded(Buffer.from(weights.buffer));
    contents.push(bytes);
    offset += bytes.length;
  }
  const head = [Buffer.from("GGUF"), uint32(3), uint64(tensors.length), uint64(pairs.length)];
  writeFileSync(
    file,
    Buffer.concat([padded(Buffer.concat([...head, ...pairs, ...infos])), ...contents]),
  );
}

function anchor(name: string, weights: Float32Array): void {
  for (let word = 0; word * WIDTH < weights.length; word += 1) {
    if (name === "token_embd.weight") weights[word * WIDTH] = ANCHOR;
    if (name === "output.weight") weights[word * WIDTH] = word < SPECIAL_TOKENS ? NEVER : 0;
  }
}

function buildVocabulary(): { text: string; kind: number }[] {
  const special = [
    { text: "<unk>", kind: TOKEN.unknown },
    { text: "<s>", kind: TOKEN.control },
    { text: "</s>", kind: TOKEN.control },
  ];
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
    kind: TOKEN.byte,
  }));
  const letters = [
    ..."▁abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?'\"-:;()",
  ];
  const pieces = "▁the ▁a ▁of ▁and ▁to ▁in ▁is ▁it ing er th an on re".split(" ");
  const normal = [...letters, ...pieces].map((text) => ({ text, kind: TOKEN.normal }));
  return [...special, ...bytes, ...normal];
}

function buildPairs(vocabulary: { text: string; kind: number }[]): Buffer[] {
  const pair = (key: string, type: number, ...value: Buffer[]) =>
    Buffer.concat([string(key), uint32(type), ...value]);
  const text = (key: string, value: string) => pair(key, TYPE.string, string(value));
  const whole = (key: string, value: number) => pair(key, TYPE.uint32, uint32(value));
  const list = (key: string, type: number, elements: Buffer[]) =>
    pair(key, TYPE.array, uint32(type), uint64(elements.length), ...elements);
  return [
    text("general.architecture", "llama"),
    text("general.name", "random"),
    whole("llama.context_length", CONTEXT),
    whole("llama.embedding_length", WIDTH),
    whole("llama.block_count", LAYERS),
    whole("llama.feed_forward_length", HIDDEN),
    whole("llama.rope.dimension_count", WIDTH / HEADS),
    whole("llama.attention.head_count", HEADS),
    whole("llama.attention.head_count_kv", HEADS),
    pair("llama.attention.layer_norm_rms_epsilon", TYPE.float32, float32(1e-5)),
    whole("llama.vocab_size", vocabulary.length),
    text("tokenizer.ggml.model", "llama"),
    list(
      "tokenizer.ggml.tokens",
      TYPE.string,
      vocabulary.map((token) => string(token.text)),
    ),
    list(
      "tokenizer.ggml.scores",
      TYPE.float32,
      vocabulary.map((_, index) => float32(-index)),
    ),
    list(
      "tokenizer.ggml.token_type",
      TYPE.int32,
      vocabulary.map((token) => uint32(token.kind)),
    ),
    whole("tokenizer.ggml.bos_token_id", 1),
    whole("tokenizer.ggml.eos_token_id", 2),
    whole("tokenizer.ggml.unknown_token_id", 0),
    text("tokenizer.chat_template", CHAT_TEMPLATE),
  ];
}

function buildTensors(words: number): Tensor[] {
  const square = [WIDTH, WIDTH];
  const layers = Array.from({ length: LAYERS }, (_, layer): Tensor[] => {
    const tensor = (name: string, shape: number[], ones = false) => ({
      name: `blk.${layer}.${name}.weight`,
      shape,
      ones,
    });
    return [
      tensor("attn_norm", [WIDTH], true),
      tensor("attn_q", square),
      tensor("attn_k", square),
      tensor("attn_v", square),
      tensor("attn_output", square),
      tensor("ffn_norm", [WIDTH], true),
      tensor("ffn_gate", [WIDTH, HIDDEN]),
      tensor("ffn_up", [WIDTH, HIDDEN]),
      tensor("ffn_down", [HIDDEN, WIDTH]),
    ];
  });
  return [
    { name: "token_embd.weight", shape: [WIDTH, words], ones: false },
    ...layers.flat(),
    { name: "output_norm.weight", shape: [WIDTH], ones: true },
    { name: "output.weight", shape: [WIDTH, words], ones: false },
  ];
}

/** Deterministic pseudorandom numbers between -0.1 and 0.1. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) / 5;
  };
}

function padded(bytes: Buffer): Buffer {
  const missing = (ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT;
  return Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([uint64(bytes.length), bytes]);
}
