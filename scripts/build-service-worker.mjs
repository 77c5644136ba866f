// Bundles the service worker to public/sw.js: its scope is the folder it comes from.
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");

await build({
  entryPoints: [path.join(root, "lib", "offline", "service-worker.ts")],
  outfile: path.join(root, "public", "sw.js"),
  bundle: true,
  minify: true,
  platform: "browser",
  target: "es2022",
  format: "iife",
  alias: { "@": root },
  logLevel: "warning",
});
