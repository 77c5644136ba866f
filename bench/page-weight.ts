/**
 * Bytes of script, as sent, that a first visit to the landing page and to each tool's page fetches, beside what they may
 * weigh.
 *
 * Run `npm run build`, then `node bench/run.mjs page-weight`.
 */
import { chromium } from "playwright";

import { TOOLS, toolPath } from "@/lib/registry/tools";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/find-chromium.mjs";
import { MAX_SCRIPT, weigh } from "@/tests/support/page-weight";
import { printRow } from "./support/print-row";
import { startProduct } from "./support/product";

type Weighed = { path: string; script: number };

const product = await startProduct(4326, { MODELS_FETCH: "off" });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  print("landing page", await weighIn("/"), MAX_SCRIPT.landing);
  const tools: Weighed[] = [];
  for (const { slug } of TOOLS) tools.push(await weighIn(toolPath(slug), true));
  const [heaviest] = tools.toSorted((one, other) => other.script - one.script);
  if (heaviest) print("heaviest tool page", heaviest, MAX_SCRIPT.signedIn);
} finally {
  await browser.close();
  await product.close();
}

/** Weighs a page in a browser that has nothing yet. */
async function weighIn(path: string, isSignedIn = false): Promise<Weighed> {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
  if (isSignedIn) {
    const answer = await context.request.post("/api/auth/sign-up/email", {
      headers: { origin: product.url },
      data: {
        name: "Bench",
        email: `bench-${crypto.randomUUID()}@example.com`,
        password: "a long enough password",
      },
    });
    if (!answer.ok()) throw new Error(`Signing up: ${answer.status()} ${await answer.text()}`);
  }
  const { script } = await weigh(await context.newPage(), path);
  await context.close();
  return { path, script };
}

function print(name: string, { path, script }: Weighed, most: number): void {
  printRow({
    name: `first-load JS, ${name}`,
    product: `${(script / 1_024).toFixed(0)} KB`,
    beside: `${most / 1_024} KB`,
    ratio: script / most,
    remark: path,
  });
}
