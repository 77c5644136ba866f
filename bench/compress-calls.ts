/**
 * Images compressed per second over HTTP, eight people at once, beside a bare server that calls sharp with the same
 * encoder settings, in turns; and the memory that each takes for it.
 *
 * Run `npm run build`, then `node bench/run.mjs compress-calls`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { openDatabase } from "./support/database";
import { type Call, throughput } from "./support/load";
import { printRow } from "./support/print-row";
import { treeMegabytes } from "./support/processes";
import { startProduct } from "./support/product";
import { median } from "./support/statistics";

const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_MS = 5_000;
const SAMPLE_MS = 200;

const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
const create = { width: 4000, height: 3000, channels: 3 as const, background: "#808080", noise };
const photo = await sharp({ create }).blur(2).jpeg({ quality: 92 }).toBuffer();

const database = await openDatabase();
const product = await startProduct(4321, { DATABASE_URL: database?.url ?? "" });
const tokens = await product.signUp(CONNECTIONS);
const bare = spawn(process.execPath, ["bench/bare-compressor.mjs"], {
  stdio: ["ignore", "pipe", "inherit"],
});
process.once("exit", () => bare.kill());
const [address] = (await once(bare.stdout, "data")) as [Buffer];

const form = await toForm();
const sides = {
  product: {
    pid: product.pid,
    callOf: (index: number): Call => ({
      url: `${product.url}/api/ai/compress-resize-image`,
      method: "POST",
      headers: { ...form.headers, authorization: `Bearer ${tokens[index % CONNECTIONS]}` },
      body: form.body,
    }),
  },
  beside: {
    pid: bare.pid ?? 0,
    callOf: (): Call => ({
      url: address.toString().trim(),
      method: "POST",
      headers: {},
      body: photo,
    }),
  },
};
type Side = keyof typeof sides;
const rates: Record<Side, number[]> = { product: [], beside: [] };
const megabytes: Record<Side, number> = { product: 0, beside: 0 };
const idle = {
  product: treeMegabytes(sides.product.pid),
  beside: treeMegabytes(sides.beside.pid),
};
for (let round = -1; round < ROUNDS; round += 1) {
  for (const side of ["product", "beside"] as const) {
    const { pid, callOf } = sides[side];
    const sampling = setInterval(() => {
      megabytes[side] = Math.max(megabytes[side], treeMegabytes(pid) - idle[side]);
    }, SAMPLE_MS);
    const rate = await throughput(callOf, { connections: CONNECTIONS, forMs: ROUND_MS });
    clearInterval(sampling);
    if (round >= 0) rates[side].push(rate);
  }
}
const [ours, theirs] = [median(rates.product), median(rates.beside)];
printRow({
  name: `compress, ${CONNECTIONS} connections`,
  product: `${ours.toFixed(2)}/s`,
  beside: `${theirs.toFixed(2)}/s`,
  ratio: ours / theirs,
  remark: `memory ${signed(megabytes.product - megabytes.beside)} MB (${megabytes.product.toFixed(0)} against ${megabytes.beside.toFixed(0)})`,
});
bare.kill();
await product.close();
database?.remove();

function signed(amount: number): string {
  return amount < 0 ? amount.toFixed(0) : `+${amount.toFixed(0)}`;
}

/** The photo as a form, encoded once. */
async function toForm() {
  const fields = new FormData();
  fields.append("image", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "photo.jpg");
  fields.append("width", "1280");
  fields.append("quality", "80");
  fields.append("format", "jpeg");
  const request = new Request("http://localhost", { method: "POST", body: fields });
  const type = request.headers.get("content-type") ?? "";
  const body = new Uint8Array(await request.arrayBuffer());
  return { headers: { "content-type": type }, body };
}
