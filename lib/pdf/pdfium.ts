import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

type FunctionName = Exclude<keyof WrappedPdfiumModule, "pdfium">;

/**
 * PDFium's functions as WebAssembly exports them: pointers, lengths and flags are numbers. They are
 * documented in PDFium's public headers, `fpdfview.h` and `fpdf_text.h` above all.
 */
type Functions = Record<FunctionName, (...values: (number | bigint)[]) => number>;

/** PDFium in WebAssembly, and its memory. */
export type Pdfium = {
  call: Functions;
  /** Address of a small buffer for what a call returns through pointers; the next call reuses it. */
  scratch: number;
  /** Address of a name as C has it, kept for the next call with the same one. */
  name(text: string): number;
  /** Reserves memory; the caller frees it. */
  allocate(byteSize: number): number;
  free(address: number): void;
  /** Views of the memory. Growing replaces them, so they are never kept across calls. */
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
};

const SCRATCH_BYTES = 4_096;
/** Grown beyond this by one document, the memory is given up: WebAssembly can't return it. */
const KEPT_BYTES = 192 * 1024 ** 2;

let loaded: Promise<Pdfium> | undefined;
let hasDropped = false;

/** Loads PDFium, once per process. It runs no scripts and opens no connections. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= start();
  return loaded;
}

/** Has the next document load a new one. */
export function dropPdfium(): void {
  loaded = undefined;
  hasDropped = true;
}

/** Drops it when the last document has left it large. */
export async function dropLargePdfium(): Promise<void> {
  const { bytes } = await loadPdfium();
  if (bytes().length > KEPT_BYTES) dropPdfium();
}

async function start(): Promise<Pdfium> {
  // The dropped one's memory is freed only now: two at once may exceed the limit of the process.
  if (hasDropped) collectGarbage();
  hasDropped = false;
  const file = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const module = await init({ wasmBinary: new Uint8Array(await readFile(file)).buffer });
  const { pdfium } = module;
  module.PDFiumExt_Init();
  const { malloc, free } = pdfium.wasmExports;
  const names = new Map<string, number>();
  // Safe: every wrapped function is an export. Called directly, because the wrappers take 20 times as long.
  const call = pdfium.wasmExports as unknown as Functions;
  return {
    call,
    scratch: malloc(SCRATCH_BYTES),
    name(text) {
      const address = names.get(text) ?? malloc(text.length + 1);
      if (!names.has(text)) pdfium.HEAPU8.set(Buffer.from(`${text}\0`), address);
      names.set(text, address);
      return address;
    },
    allocate: malloc,
    free,
    bytes: () => pdfium.HEAPU8,
    floats: () => pdfium.HEAPF32,
    doubles: () => pdfium.HEAPF64,
  };
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  // Safe: with that flag, new contexts have this function.
  (runInNewContext("gc") as () => void)();
}

/** Most bytes of a title, a name or the value of a field. */
const MAX_TEXT_BYTES = 64 * 1024;

/**
 * Reads a text that PDFium writes to a buffer: called first for its size in bytes, then for the text.
 *
 * @returns empty when there is none; texts over 64 KB are cut
 */
export function readText(
  pdfium: Pdfium,
  write: (address: number, byteSize: number) => number,
  encoding: "utf16le" | "utf8" = "utf16le",
): string {
  const size = write(0, 0);
  const end = encoding === "utf16le" ? 2 : 1; // the terminating zero
  if (size <= end || size > MAX_TEXT_BYTES) return "";
  const address = pdfium.allocate(size);
  write(address, size);
  const text = Buffer.from(pdfium.bytes().slice(address, address + size - end)).toString(encoding);
  pdfium.free(address);
  return text;
}
