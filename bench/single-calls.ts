/**
 * One call at a time over HTTP, as the page makes it, beside the library called directly in this process, in turns: an
 * image to 1,280 pixels beside sharp with the same encoder settings, and QR codes beside `qrcode`.
 *
 * Run `npm run build`, then `node bench/run.mjs single-calls`.
 */
import { toBuffer } from "qrcode";
import sharp from "sharp";
import { openDatabase } from "./support/database";
import { type Call, send } from "./support/load";
import { printRow } from "./support/print-row";
import { startProduct } from "./support/product";
import { median } from "./support/statistics";

const ROUNDS = 15;
/** The first calls start the worker and load the reader. */
const WARM_UP = 3;
const TEXT = "https://example.com/menu?table=12";

sharp.cache(false);
const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
const create = { width: 2600, height: 1950, channels: 3 as const, background: "#808080", noise };
const photo = await sharp({ create }).blur(2).jpeg({ quality: 92 }).toBuffer();

const database = await openDatabase();
const product = await startProduct(4421, { DATABASE_URL: database?.url ?? "" });
const [token = ""] = await product.signUp(1);
const authorization = `Bearer ${token}`;
const form = await toForm();

const compress: Call = {
  url: `${product.url}/api/ai/compress-resize-image`,
  method: "POST",
  headers: { ...form.headers, authorization },
  body: form.body,
};
await compare(`one call, image of ${Math.round(photo.byteLength / 1024)} KB`, compress, () =>
  sharp(photo).autoOrient().resize(1280).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
);
for (const [size, errorCorrectionLevel] of [
  [512, "M"],
  [1024, "H"],
] as const) {
  const call: Call = {
    url: `${product.url}/api/ai/qr-generate`,
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify({ text: TEXT, size, errorCorrectionLevel }),
  };
  await compare(`one call, code of ${size} px ${errorCorrectionLevel}`, call, () =>
    toBuffer(TEXT, { width: size, margin: 2, errorCorrectionLevel }),
  );
}
await product.close();
database?.remove();

async function compare(name: string, call: Call, direct: () => Promise<unknown>): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [one, other] = [await milliseconds(() => send(call)), await milliseconds(direct)];
    if (round < 0) continue;
    ours.push(one);
    theirs.push(other);
  }
  const [product, beside] = [median(ours), median(theirs)];
  printRow({
    name,
    product: `${product.toFixed(1)} ms`,
    beside: `${beside.toFixed(1)} ms`,
    ratio: product / beside,
  });
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** The photo as a form, encoded once. */
async function toForm() {
  const fields = new FormData();
  fields.append("image", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "photo.jpg");
  for (const [name, value] of Object.entries({ width: "1280", quality: "80", format: "jpeg" }))
    fields.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: fields });
  const type = request.headers.get("content-type") ?? "";
  return { headers: { "content-type": type }, body: new Uint8Array(await request.arrayBuffer()) };
}
