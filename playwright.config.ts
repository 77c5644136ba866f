import { defineConfig, type Project } from "playwright/test";

import { CHROMIUM_FLAGS, findChromium } from "./scripts/find-chromium.mjs";
import { CLERK_RUN_ENV } from "./tests/support/clerk-env";

const ADDRESS = {
  local: "http://localhost:4310",
  clerk: "http://localhost:4311",
  builtIn: "http://localhost:4312",
};
const DOUBLE_PORT = "4399";
const CLERK_EMULATOR_PORT = "4320";
const YOUTUBE_DOUBLE_PORT = "4398";
const { BASE_URL } = process.env;
/** Set by scripts/test-browser.mjs, which made their builds. */
const PROJECTS = (process.env.BROWSER_PROJECTS ?? "local,clerk,built-in").split(",");

/** Against a deployment that already runs: what any provider and any engine must do. */
const preview: Project = {
  name: "preview",
  use: { baseURL: BASE_URL ?? "" },
  testMatch: /(landing|seo)\.spec\.ts$/,
};

const projects: Project[] = [
  {
    name: "local",
    use: { baseURL: ADDRESS.local },
    testIgnore: /(clerk|built-in)[^/]*\.spec\.ts$/,
  },
  {
    name: "clerk",
    use: { baseURL: ADDRESS.clerk },
    testMatch: /(clerk|auth-contract)[^/]*\.spec\.ts$/,
  },
  {
    name: "built-in",
    use: { baseURL: ADDRESS.builtIn },
    testMatch: /built-in[^/]*\.spec\.ts$/,
    // The model wants the processors for itself.
    dependencies: ["local", "clerk"],
  },
];

/** A server of the production build, on a data folder of its own. */
function server(url: string, env: Record<string, string>) {
  return {
    command: "node scripts/serve-test.mjs",
    url: `${url}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    env: {
      PORT: new URL(url).port,
      APP_URL: url,
      // Its log is looked through afterward.
      LOG_LEVEL: "debug",
      // Whatever listens on the machine of whoever runs these tests.
      LOCAL_SERVERS: "off",
      SIGN_UPS_PER_HOUR: "100000",
      SIGN_INS_PER_MINUTE: "100000",
      ...env,
    },
  };
}

/** Keeps what a project needs, when it runs. */
const forProject = <Entry>(name: string, entries: readonly Entry[]) =>
  PROJECTS.includes(name) ? entries : [];

const servers = [
  {
    command: "node .test/openai-double-server.mjs",
    url: `http://127.0.0.1:${DOUBLE_PORT}/v1/models`,
    env: { OPENAI_DOUBLE_PORT: DOUBLE_PORT },
  },
  {
    command: "node .test/youtube-double-server.mjs",
    url: `http://127.0.0.1:${YOUTUBE_DOUBLE_PORT}/`,
    env: { YOUTUBE_DOUBLE_PORT },
  },
  ...forProject("local", [
    server(ADDRESS.local, {
      DATA_DIR: ".test/data-local",
      YOUTUBE_BASE_URL: `http://127.0.0.1:${YOUTUBE_DOUBLE_PORT}`,
      OPENAI_BASE_URL: `http://127.0.0.1:${DOUBLE_PORT}/v1`,
      AI_TEXT_MODEL: "double",
      // Beside a database server they're off by default, and the doubles that tests connect are private.
      PRIVATE_ENGINES: "on",
      ...(process.env.TEST_DATABASE_URL ? { DATABASE_URL: process.env.TEST_DATABASE_URL } : {}),
    }),
  ]),
  ...forProject("clerk", [
    {
      command: "node .test/clerk-emulator-server.mjs",
      url: `http://127.0.0.1:${CLERK_EMULATOR_PORT}/v1/environment`,
      timeout: 120_000,
    },
    server(ADDRESS.clerk, { DATA_DIR: ".test/data-clerk", ...CLERK_RUN_ENV }),
  ]),
  ...forProject("built-in", [
    // What is proven here is the text; how long it takes is measured in bench/.
    server(ADDRESS.builtIn, { DATA_DIR: ".test/data-built-in", TEXT_TIMEOUT_SECONDS: "600" }),
  ]),
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".test/results",
  // Patience for a slow machine. What has a time of its own to keep says so in its test.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  workers: 2,
  // A test that needs its second try is listed as flaky, which is to be looked at.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  projects: BASE_URL ? [preview] : projects,
  use: {
    // Recording takes a third of the processor; what fails in CI is recorded as it's tried again.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    // A spinner that turns without a graphics card takes half a processor from what it waits for.
    contextOptions: { reducedMotion: "reduce" },
    // What isn't there by then won't come, and a test of the built-in model has 40 minutes.
    actionTimeout: 300_000,
    // A request that the service worker makes can't be held back or changed by a test.
    serviceWorkers: "block",
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
  ...(BASE_URL ? {} : { webServer: servers }),
});
