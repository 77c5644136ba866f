// Adds a <meta> content policy to every prerendered page with the hashes of its inline scripts, because a
// static file can't carry a nonce. Fails when the prerendered pages differ from STATIC_PAGES in
// lib/http/content-policy.ts, because the middleware would then send the wrong header.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const distDir = process.env.NEXT_DIST_DIR ?? ".next";
const MARK = '<meta http-equiv="Content-Security-Policy"';
const CHARSET = /<meta charset="utf-8"\/?>/i;

function declaredPages() {
  const source = readFileSync("lib/http/content-policy.ts", "utf8");
  const list = /STATIC_PAGES = (\[[^\]]*\])/.exec(source)?.[1];
  if (!list) throw new Error("lib/http/content-policy.ts has no STATIC_PAGES");
  return JSON.parse(list.replace(/,\s*\]/, "]"));
}

/** CSP hashes of the page's inline scripts. */
function scriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || /\stype="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}

function addPolicy(file) {
  const html = readFileSync(file, "utf8");
  if (html.includes(MARK)) return;
  // The header restricts hosts; this policy only blocks unknown inline scripts. worker-src is needed
  // because workers otherwise fall back to script-src.
  const sources = ["'self'", "https:", "'wasm-unsafe-eval'", ...scriptHashes(html)].join(" ");
  const meta = `${MARK} content="script-src ${sources}; worker-src 'self' blob:"/>`;
  const charset = CHARSET.exec(html)?.[0];
  const anchor = charset ?? "<head>";
  if (!html.includes(anchor)) throw new Error(`${file} has no <head>`);
  writeFileSync(
    file,
    html.replace(anchor, () => anchor + meta),
  );
}

function htmlFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => join(folder, name));
}

function checkPages() {
  const read = (name) => JSON.parse(readFileSync(join(distDir, name), "utf8"));
  const pages = Object.entries(read("app-path-routes-manifest.json"))
    .filter(([entry]) => entry.endsWith("/page"))
    .map(([, path]) => path);
  const built = Object.keys(read("prerender-manifest.json").routes).filter((path) =>
    pages.includes(path),
  );
  const declared = declaredPages();
  const wrong = [
    ...built.filter((path) => !declared.includes(path)),
    ...declared.filter((path) => !built.includes(path)),
  ];
  // The global error page is prerendered but has no URL.
  const faults = wrong.filter((path) => path !== "/_global-error");
  if (faults.length === 0) return;
  console.error(
    `STATIC_PAGES in lib/http/content-policy.ts doesn't match the build. Add or remove: ${faults.join(", ")}`,
  );
  process.exit(1);
}

checkPages();
const roots = [distDir, join(distDir, "standalone", distDir)];
const files = roots.flatMap((root) => htmlFiles(join(root, "server/app")));
for (const file of files) addPolicy(file);
console.log(`Added a content policy to ${files.length} pages.`);
