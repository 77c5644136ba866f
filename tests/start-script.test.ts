import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { findFaults } from "@/lib/server/find-faults";
import { addressOf } from "@/scripts/address.mjs";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

/** Sets what a developer's own shell or `.env` may. */
const CLEAN = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: "production",
  PORT: "0",
  DATA_DIR: ".test/start",
} as const;

function run(script: string, variables: Record<string, string>, args: string[] = []) {
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { ...CLEAN, ...variables },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stderr, seconds: (performance.now() - startedMs) / 1000 };
}

const FAULTY = {
  PORT: "many",
  APP_ORIGINS: "example.com",
  CLERK_SECRET_KEY: "sk_test_x",
  NEXT_PUBLIC_LIMITS: '{"topicCharacters":',
  NEXT_PUBLIC_BASE_URL: "/api",
  ENGINES: '[{"name":"Fast","baseUrl":"https://api.example.com/v1","can":["sing"]}]',
};

describe("a start with an invalid environment", () => {
  it.each([
    ["scripts/start.mjs", "npm start"],
    ["scripts/build.mjs", "npm run build"],
  ])("is ended by %s before anything is built, with every fault", (script) => {
    const { status, stderr, seconds } = run(script, FAULTY);

    expect(status).toBe(78);
    const told = [
      "PORT: must be a port number",
      "ENGINES: entry 1 (Fast): model is required: the model's name on that server",
      "ENGINES: entry 1 (Fast): can must be a list of write, paint, edit, see",
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: is required because CLERK_SECRET_KEY is set",
      "APP_ORIGINS: example.com isn't an origin",
      "NEXT_PUBLIC_LIMITS: isn't valid JSON",
      "NEXT_PUBLIC_BASE_URL: must be an origin",
    ];
    for (const fault of told) expect(stderr).toContain(fault);
    expect(stderr.trim().split("\n")).toHaveLength(1 + told.length);
    // Two on an idle machine; a build takes half a minute.
    expect(seconds).toBeLessThan(10);
  });

  it("asks a server without a model's name for its models", () => {
    const { status, stderr } = run("scripts/start.mjs", {
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    });

    expect(status).toBe(78);
    expect(stderr).toMatch(/OPENAI_BASE_URL: .*can't reach this server.*Set AI_TEXT_MODEL/);
  });
});

it("builds again when the address that pages are rendered with has changed", () => {
  const code = `
    import { mkdirSync } from "node:fs";
    import { isFresh, writeStamp } from "./scripts/build-stamp.mjs";
    const at = (APP_URL) => ({ NEXT_DIST_DIR: ".test/stamp", APP_URL });
    mkdirSync(".test/stamp", { recursive: true });
    writeStamp(at("https://one.example.com"));
    const fresh = ["https://one.example.com", "https://two.example.com"].map((url) => isFresh(at(url)));
    process.stdout.write(JSON.stringify(fresh));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    encoding: "utf8",
  });

  expect(JSON.parse(stdout)).toEqual([true, false]);
});

it("listens and is called as by default with a copy of .env.example", () => {
  const copied = parseEnv(readFileSync(".env.example", "utf8"));

  expect(copied.PORT).toBe("");
  expect(addressOf(copied, "3000")).toEqual({ port: "3000", url: "http://localhost:3000" });
  const own = { PORT: "4000", APP_URL: "https://atelier.example.com" };
  expect(addressOf(own, "3000")).toEqual({ port: "4000", url: "https://atelier.example.com" });
});

describe("findFaults", () => {
  let models: OpenAiDouble;
  let taken: Server;
  beforeAll(async () => {
    models = await startOpenAiDouble({ apiKey: "sk-right", models: [{ id: "some-chat" }] });
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
  });
  afterAll(async () => {
    await models.close();
    taken.close();
  });

  it("finds none with nothing configured, or with a server that lists a model", async () => {
    const none = { faults: [], warnings: [] };
    expect(await findFaults({ PORT: "0" }, "start")).toEqual(none);
    const server = { PORT: "0", OPENAI_BASE_URL: models.url, OPENAI_API_KEY: "sk-right" };
    expect(await findFaults(server, "start")).toEqual(none);
  });

  it("tells what only a look at the machine and the engine shows", async () => {
    const { port } = taken.address() as AddressInfo;
    const { faults, warnings } = await findFaults(
      {
        PORT: String(port),
        DATA_DIR: "package.json/data",
        LOCAL_TEXT_MODEL: "package.json",
        MODELS_DIR: "package.json/models",
        OPENAI_BASE_URL: models.url,
        OPENAI_API_KEY: "sk-wrong",
      },
      "start",
    );

    expect(faults).toEqual([
      `PORT: ${port} is in use; stop whatever is listening there, or set another port`,
      "DATA_DIR: can't write to package.json/data",
      "LOCAL_TEXT_MODEL: package.json isn't a GGUF file that can be read",
      expect.stringMatching(/^OPENAI_BASE_URL: .*rejected this key/),
    ]);
    expect(warnings).toEqual([expect.stringMatching(/^MODELS_DIR: can't write/)]);
    const missing = { PORT: "0", LOCAL_TEXT_MODEL: "/no/such.gguf" };
    expect(await findFaults(missing, "start")).toMatchObject({
      faults: ["LOCAL_TEXT_MODEL: /no/such.gguf doesn't exist"],
    });
  });

  it("only warns of a server that is slow to list its models", async () => {
    const slow = createServer();
    await new Promise<void>((resolve) => slow.listen(0, resolve));
    const { port } = slow.address() as AddressInfo;

    const found = await findFaults(
      { PORT: "0", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
      "start",
    );
    slow.closeAllConnections();
    slow.close();

    expect(found).toEqual({ faults: [], warnings: [expect.stringMatching(/is slow to list/)] });
  });

  it("only warns of a server in a build, which may happen elsewhere", async () => {
    const { faults, warnings } = await findFaults(
      { OPENAI_BASE_URL: "http://127.0.0.1:9/v1", PORT: "1" },
      "build",
    );

    expect(faults).toEqual([]);
    expect(warnings).toHaveLength(1);
  });
});
