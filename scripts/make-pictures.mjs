/**
 * Makes the pictures of public/landing with the product itself, from a running server and the samples in public/samples:
 *
 *   BASE_URL=http://localhost:3000 node scripts/make-pictures.mjs
 *
 * Signs up a new account. Look at each picture in full size afterwards: tests see only that it's there and what it was made of.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const BASE_URL = process.env.BASE_URL ?? "http://localhost:3000";
const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "public/landing");
/** Four clicks on the model: its tank, its wing, a booster, and its foot, as shares of the photograph's sides. */
const MODEL = [
  { x: 0.797, y: 0.17, inside: true },
  { x: 0.785, y: 0.55, inside: true },
  { x: 0.865, y: 0.4, inside: true },
  { x: 0.83, y: 0.81, inside: true },
];
const QUALITY = 75;
/** `DRAWING` in lib/registry/example-texts.ts. */
const DRAWING =
  "Generate an image of a fox under a big tree by a lake at sunset in the style Cartoon style";

const headers = await signUp();
const photo = await sample("coffee.jpg");
const portrait = await sample("portrait.jpg");
await mkdir(FOLDER, { recursive: true });

const compressed = await run("compress-resize-image", {
  image: photo,
  quality: String(QUALITY),
  format: "webp",
});
await save("coffee-compressed.webp", await fileAt(compressed.content));

const cutout = await run("remove-image-background", { image: photo });
await save("coffee-cutout.webp", await asWebp(await fileAt(cutout.content)));

const { mask } = await run("outline-object", {
  image: portrait,
  points: JSON.stringify(MODEL),
});
const marked = new File([await fileAt(mask)], "mask.png", { type: "image/png" });
const erased = await run("remove-image-object", { image: portrait, mask: marked });
await save("portrait-erased.webp", await asWebp(await fileAt(erased.content)));

const drawing = await run("generate-image", { prompt: DRAWING });
const fox = sharp(await fileAt(drawing.content))
  .resize(600)
  .webp({ quality: 80 });
await save("fox.webp", await fox.toBuffer());

async function sample(name) {
  const bytes = await readFile(join(ROOT, "public/samples", name));
  return new File([bytes], name, { type: "image/jpeg" });
}

async function signUp() {
  const account = {
    name: "Nora Whitfield",
    email: `pictures-${Date.now()}@example.com`,
    password: `Pictures-${crypto.randomUUID()}`,
  };
  const signedUp = await fetch(`${BASE_URL}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { origin: new URL(BASE_URL).origin, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!signedUp.ok) throw new Error(`Sign-up failed with status ${signedUp.status}.`);
  const cookies = signedUp.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const cookie = cookies.join("; ");
  const { token } = await (
    await fetch(`${BASE_URL}/api/auth/token`, { headers: { cookie } })
  ).json();
  return { authorization: `Bearer ${token}`, cookie };
}

/** One run of a tool: multipart with a file, JSON without. */
async function run(endpoint, fields) {
  const answer = await fetch(`${BASE_URL}/api/ai/${endpoint}`, {
    method: "POST",
    ...("image" in fields ? multipart(fields) : json(fields)),
  });
  if (!answer.ok) throw new Error(`${endpoint}: ${await answer.text()}`);
  return answer.json();
}

function multipart(fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { headers, body };
}

function json(fields) {
  return {
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(fields),
  };
}

async function fileAt(address) {
  const answer = await fetch(new URL(address, BASE_URL), { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

function asWebp(image) {
  return sharp(image).webp({ quality: 86, effort: 6 }).toBuffer();
}

async function save(name, bytes) {
  await writeFile(join(FOLDER, name), bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
