// Copies the OCR engine and its English data to public/, so that browsers load them from our own origin.
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "public", "tessdata");

/** The browser loads the first one its CPU supports. */
const CORES = ["relaxedsimd-lstm", "simd-lstm", "lstm"];

const FILES = [
  "tesseract.js/dist/worker.min.js",
  ...CORES.map((core) => `tesseract.js-core/tesseract-core-${core}.wasm.js`),
  "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
];

mkdirSync(target, { recursive: true });
for (const file of FILES) {
  copyFileSync(path.join(root, "node_modules", file), path.join(target, path.basename(file)));
}
