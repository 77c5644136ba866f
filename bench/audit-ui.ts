/**
 * Every page at four widths, light and dark, empty and with what was made or shared: what axe finds against WCAG 2.2 AA, whether anything reaches past the screen,
 * errors in the console, layout shifts, and what it weighs, compressed. Then Lighthouse, on a slowed-down phone.
 *
 * Run `npm run build`, then `npm run audit:ui [path…]`. Screenshots are left in `.test/audit/`. Ends with 1 when there are faults.
 * Lighthouse is fetched by npx; without a network, its figures are left out.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";

import { OPERATOR_PAGES } from "@/components/operator/operator-pages";
import { TOOLS, toolPath } from "@/lib/registry/tools";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/find-chromium.mjs";
import { accessibilityFaults } from "@/tests/support/accessibility";
import { layoutShift, watchLayoutShift } from "@/tests/support/layout-shift";
import { makeStates, type State } from "./support/audit-states";
import { startProduct } from "./support/product";

const PUBLIC = [
  "/",
  "/about",
  "/contact",
  "/developers",
  "/privacy",
  "/offline",
  "/sign-in",
  "/sign-up",
  "/reset-password",
  "/account-deleted",
  "/no-such-page",
  "/s/no-such-link",
];
const SIGNED_IN = [
  "/ai",
  ...TOOLS.map(({ slug }) => toolPath(slug)),
  "/ai/chains",
  "/ai/chains/build",
  "/ai/bin",
  "/ai/settings/engines",
  "/ai/settings/usage",
  "/ai/settings/tokens",
  "/ai/settings/devices",
  "/ai/shared",
  // The first account is the operator's.
  ...OPERATOR_PAGES.map(({ href }) => href),
];
const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ["light", "dark"] as const;
const HEIGHT = 900;
/** More than this is seen to jump (decision 0130). */
const MAX_SHIFT = 0.02;
const LIGHTHOUSE = "lighthouse@12.2.3";
const LIGHTHOUSE_PAGES = ["/", "/ai", "/ai/write-article"];
/** What the first score depends on most. */
const TIMES = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
const FOLDER = path.resolve(".test/audit");

type Findings = { faults: Set<string>; kilobytes: number; shift: number };

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const product = await startProduct(4340, {});
const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  const session = await signedIn(browser);
  const empty = [
    ...PUBLIC.map((address) => ({ name: address, address, isPublic: true })),
    ...SIGNED_IN.map((address) => ({ name: address, address })),
  ];
  let faults = 0;
  // Made only once the empty pages were looked at.
  for (const makePages of [async () => empty, () => states(session)]) {
    for (const state of (await makePages()).filter(({ name }) => isWanted(name))) {
      const found = await audit(state, session);
      faults += found.faults.size;
      const shift = found.shift.toFixed(3);
      console.log(`${state.name}: ${found.kilobytes} KB of scripts, shift ${shift}`);
      for (const fault of found.faults) console.log(`  ${fault}`);
    }
  }
  if (faults > 0) process.exitCode = 1;
  console.log(`${faults} faults. Screenshots: ${FOLDER}`);
  // Nothing else may use the processor while it measures.
  await browser.close();
  for (const address of LIGHTHOUSE_PAGES.filter(isWanted)) lighthouse(address, session);
} finally {
  await browser.close();
  await product.close();
}

/** @param name a path, and after it perhaps what is on the page */
function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name.split(" ")[0] ?? "");
}

async function states(cookies: Cookies): Promise<State[]> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  try {
    return await makeStates(context.request, product.url);
  } finally {
    await context.close();
  }
}

/** Cookies of somebody new. */
async function signedIn(inBrowser: Browser) {
  const context = await inBrowser.newContext({ extraHTTPHeaders: { origin: product.url } });
  const data = { name: "Ada", email: "audit@example.com", password: "a long enough password" };
  await context.request.post(`${product.url}/api/auth/sign-up/email`, { data });
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}

type Cookies = Awaited<ReturnType<typeof signedIn>>;

async function audit(state: State, cookies: Cookies): Promise<Findings> {
  const found: Findings = { faults: new Set(), kilobytes: 0, shift: 0 };
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({
      colorScheme,
      serviceWorkers: state.prepare ? "allow" : "block",
      baseURL: product.url,
    });
    if (!state.isPublic) await context.addCookies(cookies);
    if (state.prepare) {
      const page = await context.newPage();
      await state.prepare(page);
      await page.close();
    }
    for (const width of WIDTHS) await look(context, state, { width, colorScheme }, found);
    await context.close();
  }
  return found;
}

type How = { width: number; colorScheme: (typeof THEMES)[number] };

/** Looks at a page once, and adds what is found. */
async function look(
  context: BrowserContext,
  { name, address }: State,
  { width, colorScheme }: How,
  found: Findings,
): Promise<void> {
  const how = `${width} ${colorScheme}`;
  const page = await context.newPage();
  const { pathname } = new URL(address, product.url);
  await page.setViewportSize({ width, height: HEIGHT });
  page.on("console", (message) => {
    // A page that says what is missing has its own status, and logs the failed call.
    const at = new URL(message.location().url || page.url()).pathname;
    if (message.type() === "error" && at !== pathname && !pathname.includes("no-such"))
      found.faults.add(`console: ${message.text()} ${at} (${how})`);
  });
  page.on("pageerror", (error) => found.faults.add(`error: ${error.message} (${how})`));
  await watchLayoutShift(page);
  await page.goto(address, { waitUntil: "networkidle" });
  const { shift } = await layoutShift(page);
  if (shift > MAX_SHIFT)
    found.faults.add(`parts are pushed around by ${shift.toFixed(3)} (${how})`);
  for (const fault of await accessibilityFaults(page)) found.faults.add(`axe: ${fault} (${how})`);
  const { kilobytes, overflow } = await measure(page);
  if (overflow > 0) found.faults.add(`wider than the screen by ${overflow} px (${how})`);
  found.kilobytes = Math.max(found.kilobytes, kilobytes);
  found.shift = Math.max(found.shift, shift);
  const file = `${name.replaceAll(/[/ ]/g, "-").slice(1) || "landing"}-${width}-${colorScheme}.png`;
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: true });
  await page.close();
}

function measure(page: Page) {
  return page.evaluate(() => {
    const bytes = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .reduce((sum, entry) => sum + Number(Object(entry).encodedBodySize), 0);
    return {
      kilobytes: Math.round(bytes / 1024),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

function lighthouse(address: string, cookies: Cookies): void {
  const output = path.join(FOLDER, "lighthouse.json");
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const args = [
    "--yes",
    LIGHTHOUSE,
    `${product.url}${address}`,
    `--chrome-flags=${["--headless", ...CHROMIUM_FLAGS].join(" ")}`,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    ...(address === "/" ? [] : [`--extra-headers=${JSON.stringify(headers)}`]),
  ];
  // A browser of its own: Playwright would hold each new page of the other one until this call ends.
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { status, stderr } = spawnSync("npx", args, { encoding: "utf8", env });
  if (status !== 0) {
    console.log(`Lighthouse, ${address}: not measured. ${stderr.trim().split("\n").at(-1)}`);
    return;
  }
  const { categories, audits } = JSON.parse(readFileSync(output, "utf8")) as {
    categories: Record<string, { title: string; score: number }>;
    audits: Record<string, { title: string; displayValue?: string }>;
  };
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round(score * 100)}`,
  );
  const times = TIMES.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`);
  console.log(`Lighthouse, ${address}: ${[...scores, ...times].join(", ")}`);
}
