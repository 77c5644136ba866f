import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Bundles one worker's TypeScript; packages stay outside and are found in `node_modules`.
 *
 * @param {string} entry path of the TypeScript file
 * @param {string} outfile path of the script that is written
 */
export async function bundleWorker(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: "inline",
    alias: { "@": root },
    plugins: [serverOnlyMarker],
    logLevel: "warning",
  });
}

/** @type {import("esbuild").Plugin} A worker is on the server by nature. */
const serverOnlyMarker = {
  name: "server-only-marker",
  setup(context) {
    context.onResolve({ filter: /^server-only$/ }, () => ({ path: "marker", namespace: "empty" }));
    context.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

/** Bundles every `lib/…/worker.ts` that starts with its jobs: `lib/providers/text/local` is `text-local`. */
export async function buildWorkers() {
  const folders = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "worker.ts" && path.dirname(file) !== "workers")
    .map((file) => path.dirname(file));
  for (const folder of folders) {
    const name = folder
      .split(path.sep)
      .filter((part) => part !== "providers")
      .join("-");
    const outfile = path.join(root, "build", "workers", `${name}.mjs`);
    await bundleWorker(path.join(root, "lib", folder, "worker.ts"), outfile);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWorkers();
