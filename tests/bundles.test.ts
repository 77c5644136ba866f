import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

import { findInBundles } from "@/tests/support/find-in-bundles";

const SECRETS = { OPENAI_API_KEY: "sk-of-the-server-5d2e90c7", OTHER_SECRET: "never-built-in" };

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "atelier-build-"));
});
afterEach(() => rmSync(build, { recursive: true }));

function write(file: string, text: string): string {
  const path = join(build, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

it.each([
  "static/chunks/app/page-1.js",
  "static/chunks/app/page-1.js.map",
  "static/css/a.css",
  "server/app/index.html",
  "server/app/ai/compress.rsc",
  "server/app/index.segments/_tree.segment.rsc",
  "server/app/manifest.webmanifest.body",
])("finds a secret in %s", (name) => {
  write("static/chunks/other.js", "nothing of the kind");
  const file = write(name, `{"key":"${SECRETS.OPENAI_API_KEY}"}`);

  expect(findInBundles(build, SECRETS)).toEqual({
    files: 2,
    found: [{ name: "OPENAI_API_KEY", file }],
  });
});

it("leaves out what stays on the server, and builds that aren't there", () => {
  write("server/app/page.js", SECRETS.OPENAI_API_KEY);
  write("cache/x.html", SECRETS.OPENAI_API_KEY);

  expect(findInBundles(build, SECRETS)).toEqual({ files: 0, found: [] });
  expect(findInBundles(join(build, "none"), SECRETS)).toEqual({ files: 0, found: [] });
});
