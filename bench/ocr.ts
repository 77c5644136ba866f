/**
 * Character error rate and seconds per image: our OCR in Chromium, compared with native `tesseract` if installed (it
 * uses the data in TESSDATA_PREFIX). Run with `node bench/run.mjs ocr [font.ttf]`; no server needed. A Japanese font
 * (Debian: fonts-ipafont-gothic) adds images in Japanese. `--text` prints the recognized text.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium, type Page } from "playwright";

import { languageFile } from "@/lib/models/ocr-languages";
import type { OcrLanguage } from "@/lib/ocr/languages";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/find-chromium.mjs";
import { characterError, foreignTextImages, textImages } from "../tests/support/text-images";
import { printRow } from "./support/print-row";

const ENTRY = `
  import { extractText } from "@/lib/client/ocr/extract-text";
  import { joinPieces } from "@/lib/ocr/text-pieces";
  window.read = async (base64, name, language) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const signal = new AbortController().signal;
    const { pages, seconds } = await extractText([{ file: new File([bytes], name) }], language, signal, () => {});
    return { text: pages.map((page) => joinPieces(page.flowing)).join("\\n\\n"), seconds };
  };`;

const modelsDir = process.env.MODELS_DIR ?? join(homedir(), ".cache/atelier/models");

const BUNDLED = {
  alias: { "@": process.cwd() },
  // None of the variables that the product's build writes into scripts.
  define: { "process.env": "{}" },
  bundle: true,
  format: "esm",
  write: false,
} as const;

/** Serves the bundled OCR code and its data from one origin, as the product does. */
async function serveReader() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    ...BUNDLED,
  });
  const script = outputFiles[0]?.text ?? "";
  const worker = await build({ ...BUNDLED, entryPoints: ["lib/client/ocr/pixel-worker.ts"] });
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/")
      response
        .setHeader("content-type", "text/html")
        .end("<script type=module src=/read.js></script>");
    else if (path === "/read.js") response.setHeader("content-type", "text/javascript").end(script);
    else if (path === "/pixel-worker.ts")
      response.setHeader("content-type", "text/javascript").end(worker.outputFiles[0]?.text);
    else if (!path.startsWith("/tessdata/")) response.writeHead(404).end();
    else void fileResponse(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Sends one data file. Languages other than English are downloaded once, as in the product. */
async function fileResponse(path: string, response: ServerResponse): Promise<void> {
  if (path.endsWith(".js")) response.setHeader("content-type", "text/javascript");
  const code = /([a-z_]+)\.traineddata\.gz$/.exec(path)?.[1];
  const signal = AbortSignal.timeout(120_000);
  const file =
    code && code !== "eng" ? await languageFile(code, { modelsDir, signal }) : join("public", path);
  response.end(readFileSync(file));
}

async function readWithTesseractJs(page: Page, image: Buffer, name: string, language: OcrLanguage) {
  const base64 = image.toString("base64");
  return page.evaluate<{ text: string; seconds: number }>(
    `window.read(${JSON.stringify(base64)}, ${JSON.stringify(name)}, "${language}")`,
  );
}

function readNative(
  image: Buffer,
  language: OcrLanguage,
): { text: string; seconds: number } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "ocr-"));
  const file = join(folder, "picture");
  writeFileSync(file, image);
  const startedAt = performance.now();
  try {
    const text = execFileSync("tesseract", [file, "-", "-l", language], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return { text, seconds: (performance.now() - startedAt) / 1000 };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const fonts = process.argv.slice(2).filter((argument) => /\.(?:ttf|otf)$/.test(argument));
const { server, url } = await serveReader();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage();
const failed = new Promise<never>((_, reject) => {
  page.once("pageerror", reject);
});
await page.goto(url);
// A script that doesn't run would only be missed when the time is up.
await Promise.race([page.waitForFunction("window.read"), failed]);

const cell = (run: { text: string; seconds: number } | undefined, written: string) =>
  run
    ? `${(100 * characterError(run.text, written)).toFixed(2).padStart(6)}% ${run.seconds.toFixed(1).padStart(5)} s`
    : "       –      ";
console.log(`${"image".padEnd(14)} ${"browser".padStart(15)} ${"native".padStart(15)}`);
const seconds = { browser: 0, native: 0 };
const errors = { browser: 0, native: 0 };
let images = 0;
for (const { name, text, file, language = "eng" } of [
  ...(await textImages(browser)),
  ...(await foreignTextImages(browser, fonts)),
]) {
  const image = await file();
  const here = await readWithTesseractJs(page, image, name, language);
  const native = readNative(image, language);
  console.log(`${name.padEnd(14)} ${cell(here, text)} ${cell(native, text)}`);
  if (native) {
    seconds.browser += here.seconds;
    seconds.native += native.seconds;
    errors.browser += characterError(here.text, text);
    errors.native += characterError(native.text, text);
    images += 1;
  }
  if (process.argv.includes("--text")) console.log(here.text);
}
if (seconds.native > 0) {
  const [ours, theirs] = [errors.browser / images, errors.native / images];
  const more = ours - theirs;
  printRow({
    name: "ocr, all images",
    product: `${seconds.browser.toFixed(1)} s`,
    beside: `${seconds.native.toFixed(1)} s`,
    ratio: seconds.browser / seconds.native,
    remark: `error ${more < 0 ? "" : "+"}${more.toFixed(4)} (${ours.toFixed(4)} against ${theirs.toFixed(4)})`,
  });
}
await browser.close();
server.close();
