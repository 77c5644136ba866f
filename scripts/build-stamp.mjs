// Tells whether the last build is up to date with its sources, so that later starts can skip it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["app", "components", "lib", "db", "public", "scripts", "instrumentation.ts"];
const FILES = [
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
// Variables that prerendered pages or the bundler use; the rest of the environment is read at run time.
const BUILD_VARIABLES = /^(NEXT_PUBLIC_.*|APP_URL|CLERK_SECRET_KEY|NEXT_OUTPUT|NEXT_DIST_DIR)$/;

function* listFiles(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* listFiles(join(path, name));
}

function stampOf(environment) {
  const hash = createHash("sha256");
  for (const root of [...SOURCES, ...FILES]) {
    for (const file of listFiles(root)) hash.update(file).update("\0").update(readFileSync(file));
  }
  for (const name of Object.keys(environment)
    .filter((name) => BUILD_VARIABLES.test(name))
    .sort()) {
    // The build only depends on whether the secret is set, not on its value.
    const text = name === "CLERK_SECRET_KEY" ? "set" : environment[name];
    hash.update(`${name}=${text}\0`);
  }
  return hash.digest("hex");
}

const stampFile = (environment) => join(environment.NEXT_DIST_DIR ?? ".next", "build-stamp");

/** Whether the last build matches the current sources and build variables. */
export function isFresh(environment) {
  const file = stampFile(environment);
  return existsSync(file) && readFileSync(file, "utf8") === stampOf(environment);
}

/** Records what the build that just finished was made from. */
export function writeStamp(environment) {
  writeFileSync(stampFile(environment), stampOf(environment));
}
