import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Bundles one TypeScript worker. npm packages stay external and load from `node_modules`.
 *
 * @param {string} entry path of the TypeScript file
 * @param {string} outfile path of the script to write
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

/** @type {import("esbuild").Plugin} Replaces the `server-only` guard, which throws outside of React's bundles. */
export const serverOnlyMarker = {
  name: "server-only-marker",
  setup(context) {
    context.onResolve({ filter: /^server-only$/ }, () => ({ path: "marker", namespace: "empty" }));
    context.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "" }));
  },
};

/** Bundles every `lib/…/worker.ts`, named after its folder: `lib/providers/text/local` becomes `text-local`. */
export async function buildWorkers() {
  const folders = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "worker.ts")
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
