// Gives every page rendered at build time a policy of its own that names the hashes of its inline
// scripts: such a page is one file for everybody and cannot carry a nonce. Fails when the pages of this
// build are not the STATIC_PAGES of lib/http/security-headers.ts, for then a header would not fit.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const distDir = process.env.NEXT_DIST_DIR ?? ".next";
const MARK = '<meta http-equiv="Content-Security-Policy"';
const CHARSET = /<meta charset="utf-8"\/?>/i;

function declaredPages() {
  const source = readFileSync("lib/http/security-headers.ts", "utf8");
  const list = /STATIC_PAGES = (\[[^\]]*\])/.exec(source)?.[1];
  if (!list) throw new Error("lib/http/security-headers.ts has no STATIC_PAGES");
  return JSON.parse(list.replace(/,\s*\]/, "]"));
}

/** SHA-256 of each script that would run from the page itself. */
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
  // Hosts are the header's business; this one only closes the door for inline scripts. Workers are
  // named because a policy without them reads `script-src` for them.
  const sources = ["'self'", "https:", "'wasm-unsafe-eval'", ...scriptHashes(html)].join(" ");
  const meta = `${MARK} content="script-src ${sources}; worker-src 'self' blob:"/>`;
  const charset = CHARSET.exec(html)?.[0];
  const anchor = charset ?? "<head>";
  if (!html.includes(anchor)) throw new Error(`${file} has no head`);
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
  // The last resort when everything else fails; it has no address of its own.
  const faults = wrong.filter((path) => path !== "/_global-error");
  if (faults.length === 0) return;
  console.error(`STATIC_PAGES in lib/http/security-headers.ts does not fit: ${faults.join(", ")}`);
  process.exit(1);
}

checkPages();
const roots = [distDir, join(distDir, "standalone", distDir)];
const files = roots.flatMap((root) => htmlFiles(join(root, "server/app")));
for (const file of files) addPolicy(file);
console.log(`Content policy written into ${files.length} pages.`);
