// Finds a Chromium for the browser tests: an installed one, then Playwright's, then one from an npm package.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function runs(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "pipe", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium that runs on this machine; CHROMIUM_PATH wins. Throws when there is none. */
export async function findChromium() {
  const found = [...INSTALLED, chromium.executablePath()].find(
    (path) => path && existsSync(path) && runs(path),
  );
  if (found) return found;
  // Makes the package also unpack shared libraries that a minimal Linux lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
