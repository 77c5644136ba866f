import "server-only";

const GIGABYTE = 1e9;
/** Compute buffers and the process itself. */
const OVERHEAD_BYTES = 0.4 * GIGABYTE;

/** A model that follows instructions, which an operator can download from the hub. */
export type DownloadableModel = {
  /** Names its files and its engine. */
  id: string;
  name: string;
  goodFor: string;
  license: string;
  /** On the hub: `<organization>/<name>`. */
  repository: string;
  /** In that repository: one GGUF file. */
  file: string;
  /** In billions; speed goes down with it. */
  parameters: number;
  /** Rounded. What counts is what the hub says when a download begins. */
  aboutBytes: number;
  /** Tokens of a call and its answer together, because memory grows with it. */
  contextTokens: number;
  /** Memory per token of context: layers × key and value heads × their size, in 16 bits. */
  cacheBytesPerToken: number;
};

/**
 * Small, middle, and large. None of them thinks before it answers, and each is under Apache-2.0 (not all sizes of Qwen2.5
 * are).
 */
export const DOWNLOADABLE_MODELS: readonly DownloadableModel[] = [
  {
    id: "qwen2.5-0.5b-instruct",
    name: "Qwen2.5 0.5B Instruct",
    goodFor: "Titles and short text on a slow machine",
    license: "Apache-2.0",
    repository: "Qwen/Qwen2.5-0.5B-Instruct-GGUF",
    file: "qwen2.5-0.5b-instruct-q4_k_m.gguf",
    parameters: 0.5,
    aboutBytes: 0.5 * GIGABYTE,
    contextTokens: 8192,
    cacheBytesPerToken: 24 * 2 * 2 * 64 * 2,
  },
  {
    id: "qwen2.5-1.5b-instruct",
    name: "Qwen2.5 1.5B Instruct",
    goodFor: "Articles and summaries in plain language",
    license: "Apache-2.0",
    repository: "Qwen/Qwen2.5-1.5B-Instruct-GGUF",
    file: "qwen2.5-1.5b-instruct-q4_k_m.gguf",
    parameters: 1.5,
    aboutBytes: 1.1 * GIGABYTE,
    contextTokens: 8192,
    cacheBytesPerToken: 28 * 2 * 2 * 128 * 2,
  },
  {
    id: "qwen3-4b-instruct-2507",
    name: "Qwen3 4B Instruct",
    goodFor: "The best texts and answers of the three, in many languages",
    license: "Apache-2.0",
    repository: "unsloth/Qwen3-4B-Instruct-2507-GGUF",
    file: "Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    parameters: 4,
    aboutBytes: 2.5 * GIGABYTE,
    contextTokens: 8192,
    cacheBytesPerToken: 36 * 2 * 8 * 128 * 2,
  },
];

/** A model that is on this machine, as its text engine wants it. */
export type DownloadedModel = {
  id: string;
  name: string;
  /** Path of its verified GGUF file. */
  weights: string;
  /** Most that is used of its context. */
  contextTokens: number;
  /** In billions. */
  parameters: number;
};

/** The page that describes a model, for people; whatever mirror is set. */
export function pageOf({ repository }: DownloadableModel): string {
  return `https://huggingface.co/${repository}`;
}

/** Memory that a model takes while it writes, in bytes, given the size of its file. */
export function memoryOf(model: DownloadableModel, bytes = model.aboutBytes): number {
  return bytes + model.contextTokens * model.cacheBytesPerToken + OVERHEAD_BYTES;
}
