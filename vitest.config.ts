import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": path("."),
      "server-only": path("./node_modules/server-only/empty.js"),
      "#auth-server": path("./lib/providers/auth/local/server.ts"),
      "#auth-gate": path("./lib/providers/auth/local/gate.ts"),
      "#auth-client": path("./components/auth/local/client.tsx"),
    },
  },
  test: {
    include: ["{app,components,db,lib,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["./tests/global-setup.ts"],
    setupFiles: ["./tests/separate-workers.ts", "./tests/setup.ts"],
    // The files of a process share its in-process Postgres, which takes seconds to open.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    env: {
      // Neither UTC nor a whole hour off it, so code that forgets a time zone fails here.
      TZ: "Asia/Kathmandu",
      // A Postgres server when the caller names one, else Postgres in process and in memory.
      DATABASE_URL: process.env.DATABASE_URL ?? "memory:",
      LOG_LEVEL: "silent",
      // The large weights are proven by the browser tests; here nothing is fetched, on any machine.
      MODELS_DIR: ".test/no-models",
      MODELS_FETCH: "off",
      // Doubles of model servers are at private addresses, whichever database there is.
      PRIVATE_ENGINES: "on",
      // Every test signs people up.
      SIGN_UPS_PER_HOUR: "100000",
      OPERATOR_EMAILS: "operator@example.com",
      SIGN_INS_PER_MINUTE: "100000",
    },
  },
});
