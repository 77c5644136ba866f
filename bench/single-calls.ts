/**
 * One call at a time over HTTP, as the page makes it, beside the library called directly in this process, in turns: an
 * image to 1,280 pixels beside sharp with the same encoder settings, and QR codes beside `qrcode`.
 *
 * Run `npm run build`, then `node bench/run.mjs single-calls`.
 */
import sharp from "sharp";
import { compareInTurns } from "./support/compare-in-turns";
import { openDatabase } from "./support/database";
import { type Call, send } from "./support/load";
import { startProduct } from "./support/product";
import { drawBeside, LINK, QR_SIZES } from "./support/qr-codes";

/** The first calls start the worker, load the reader, and have their code compiled, which takes some fifty of them. */
const TURNS = { rounds: 31, warmUp: 60 };

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
const encode = () =>
  sharp(photo).autoOrient().resize(1280).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
await compareInTurns(
  `one call, image of ${Math.round(photo.byteLength / 1024)} KB`,
  { ours: () => send(compress), theirs: encode },
  TURNS,
);
for (const size of QR_SIZES) {
  const call: Call = {
    url: `${product.url}/api/ai/qr-generate`,
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify({ text: LINK, ...size }),
  };
  await compareInTurns(
    `one call, code of ${size.size} px ${size.errorCorrectionLevel}`,
    { ours: () => send(call), theirs: () => drawBeside(LINK, size) },
    TURNS,
  );
}
await product.close();
database?.remove();

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
