// Runs the browser tests: two production builds (local accounts and Clerk), the test doubles, then Playwright.
// Arguments are passed on to Playwright. With BASE_URL set, tests run against that deployment instead.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { build } from "esbuild";

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

function run(args, extra = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...env, ...extra },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.env.BASE_URL) {
  const servers = readdirSync("tests/support").filter((name) => name.endsWith("-server.ts"));
  const common = {
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    outExtension: { ".js": ".mjs" },
    outdir: ".test",
  };
  await build({
    ...common,
    entryPoints: [...servers.map((name) => `tests/support/${name}`), "tests/support/clerk-env.ts"],
  });
  const { CLERK_BUILD_ENV } = await import(`${process.cwd()}/.test/clerk-env.mjs`);
  run(["scripts/build.mjs", "--if-stale"]);
  run(["scripts/build.mjs", "--if-stale"], CLERK_BUILD_ENV);
}
run(["node_modules/playwright/cli.js", "test", ...process.argv.slice(2)]);
