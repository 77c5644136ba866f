// Tells whether a build is still what its sources say, so that a second start is quick.
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
// What the bundler writes into the build; the rest of the environment is read at run time.
const BUILD_VARIABLES = /^(NEXT_PUBLIC_.*|CLERK_SECRET_KEY|NEXT_OUTPUT|NEXT_DIST_DIR)$/;

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
    // Only that a secret is set matters to the build.
    const text = name === "CLERK_SECRET_KEY" ? "set" : environment[name];
    hash.update(`${name}=${text}\0`);
  }
  return hash.digest("hex");
}

const stampFile = (environment) => join(environment.NEXT_DIST_DIR ?? ".next", "build-stamp");

export function isFresh(environment) {
  const file = stampFile(environment);
  return existsSync(file) && readFileSync(file, "utf8") === stampOf(environment);
}

export function writeStamp(environment) {
  writeFileSync(stampFile(environment), stampOf(environment));
}
