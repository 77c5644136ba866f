import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import ts from "typescript";
import { describe, expect, it } from "vitest";

import { TOOL_DESCRIPTIONS } from "@/lib/registry/tool-descriptions";
import { TOOLS } from "@/lib/registry/tools";

/** All but the gallery, which only shows what the others made. */
const TOOLS_WITH_CALLS = TOOLS.filter(({ endpoints }) => endpoints.length > 0);

/** Pages that use the tools and aren't one. */
const PAGES_OF_SEVERAL_TOOLS = ["chains", "shared"];

type Source = { path: string; text: string; imports: string[] };

const sources = ["app", "components", "db", "lib"]
  .flatMap((root) => listFiles(root))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map(readSource);

const sourceAt = new Map(sources.map((source) => [source.path, source]));

describe("layers", () => {
  it.each([
    [
      "db knows no layer above it",
      /^db\//,
      /^@\/(app|components|lib\/(?!core\/(call-timing|errors|file-lock|singleton|singular-forms)$))/,
    ],
    ["lib knows no page and no component", /^lib\//, /^@\/(app|components)\//],
    ["components know no page and no database", /^components\//, /^@\/(app|db)\//],
    ["only db builds queries", /^(app|components|lib)\//, /^drizzle-orm/],
    [
      "only adapters call AI and storage vendors",
      /^(?!lib\/providers\/|components\/auth\/)/,
      /^(openai|@vercel\/blob|node-llama-cpp|youtubei\.js|better-auth|@clerk\/)/,
    ],
    [
      "only lib/providers picks adapters",
      /^(?!lib\/providers\/|components\/auth\/|app\/api\/(auth|account|webhooks)\/)/,
      /^@\/lib\/providers\/(text|image-generation|image-processing|storage|embeddings|pdf|grammar|vision|video)\/(?!port$|browser$)/,
    ],
    [
      "untrusted images are decoded in worker processes",
      /^(?!lib\/(images|vision|illustrator)\/|lib\/providers\/vision\/(openai|openai\/ask-editor|sdapi)\.ts$|lib\/tools\/qr-generator\/)/,
      /^sharp$/,
    ],
    [
      "every form takes a place for uploads before it's read",
      /^(?!lib\/(api\/receive-input|http\/read-multipart)\.ts$)/,
      /^(@\/lib\/http\/read-multipart|@fastify\/busboy)$/,
    ],
    [
      "only the MCP server imports its SDK",
      /^(?!lib\/programs\/mcp\/)/,
      /^@modelcontextprotocol\//,
    ],
    [
      "accounts are reached through the port",
      /^(?!lib\/providers\/auth\/|components\/auth\/)/,
      /^(@clerk\/|better-auth|@\/components\/auth\/(clerk|local))/,
    ],
  ])("%s", (_rule, from, target) => {
    expect(importsBetween(from, target)).toEqual([]);
  });

  it("only lib/core/env and lib/core/public-env read the environment", () => {
    const readers = sources.filter(({ text }) => text.includes("process.env"));
    expect(readers.map(({ path }) => path).sort()).toEqual([
      "lib/core/env.ts",
      "lib/core/public-env.ts",
    ]);
  });

  it("takes the extremes of lists with lib/core/extremes, however long they are", () => {
    const spreads = sources.filter(
      ({ path, text }) =>
        /^lib\/(?!client\/)/.test(path) &&
        /Math\.(?:min|max)\((?:[^()]|\([^()]*\))*\.\.\./.test(text),
    );
    expect(spreads.map(({ path }) => path)).toEqual([]);
  });

  it("has no import cycle", () => {
    expect(findCycle()).toBeUndefined();
  });

  it("has no import cycle between the folders of lib/", () => {
    expect(findFolderCycle()).toBeUndefined();
  });

  it("lets no tool import another tool", () => {
    const across = sources.flatMap(({ path, imports }) => {
      const slug = /^lib\/tools\/([^/]+)\//.exec(path)?.[1];
      const other = (name: string) => /^@\/lib\/tools\/([^/]+)\//.exec(name)?.[1];
      if (slug === undefined) return [];
      return imports
        .filter((name) => ![undefined, slug].includes(other(name)))
        .map((name) => `${path} -> ${name}`);
    });
    expect(across).toEqual([]);
  });

  it("lets no unit test import what only browser tests can use", () => {
    const tests = ["app", "components", "db", "lib", "tests"].flatMap((root) => listFiles(root));
    const helpers = tests
      .filter((path) => /^tests\/support\/.+(?<!\.test)\.tsx?$/.test(path))
      .map(readSource);
    const forBrowserTests = helpers
      .filter(({ text }) => /import \{[^}]*\btest\b[^}]*\} from "playwright\/test"/.test(text))
      .map(({ path }) => `@/${path.replace(/\.tsx?$/, "")}`);
    expect(forBrowserTests).toContain("@/tests/support/within-window");
    const strays = tests
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map(readSource)
      .filter(({ imports }) => imports.some((name) => forBrowserTests.includes(name)));
    expect(strays.map(({ path }) => path)).toEqual([]);
  });

  it("keeps every file of lib/ in a folder that says what it is for", () => {
    expect(sources.filter(({ path }) => /^lib\/[^/]+$/.test(path)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it("keeps server files out of the browser: no client file reaches one", () => {
    const clients = sources.filter(({ text }) => /^["']use client["'];/.test(text));
    const reached = clients.flatMap(({ path }) => serverFilesFrom(path));
    expect(reached).toEqual([]);
  });
});

describe("tool registry", () => {
  it.each(TOOLS)("$slug has a page and a browser spec", ({ slug }) => {
    expect(missing([`app/ai/${slug}/page.tsx`, `tests/e2e/${slug}.spec.ts`])).toEqual([]);
  });

  it.each(TOOLS_WITH_CALLS)(
    "$slug has a form, a contract, a tested service and a route for each of its calls",
    ({ slug, endpoints }) => {
      const own = ["contract.ts", "service.ts", "service.test.ts"];
      const routes = endpoints.map((endpoint) => `app/api/ai/${endpoint}/route.ts`);
      const files = [...own.map((name) => `lib/tools/${slug}/${name}`), ...routes];
      expect(missing([...files, `components/tools/${slug}.tsx`])).toEqual([]);
      const foreign = routes.filter(
        (path) =>
          importsBetween(new RegExp(`^${path}$`), new RegExp(`^@/lib/tools/${slug}/`)).length === 0,
      );
      expect(foreign).toEqual([]);
    },
  );

  it("lists every folder of lib/tools", () => {
    expect(readdirSync("lib/tools").sort()).toEqual(
      TOOLS_WITH_CALLS.map(({ slug }) => slug).sort(),
    );
  });

  it("lists every page directly under app/ai", () => {
    const pages = sources.flatMap(
      ({ path }) => /^app\/ai\/([^/(]+)\/page\.tsx$/.exec(path)?.[1] ?? [],
    );
    const ofTools = pages.filter((page) => !PAGES_OF_SEVERAL_TOOLS.includes(page));
    expect(ofTools.sort()).toEqual(TOOLS.map((tool) => tool.slug).sort());
  });

  it("lists every call under app/api/ai", () => {
    const calls = readdirSync("app/api/ai");
    expect(calls.sort()).toEqual(TOOLS.flatMap((tool) => [...tool.endpoints]).sort());
  });

  it("names no tool twice", () => {
    expect(new Set(TOOLS.map(({ slug }) => slug)).size).toBe(TOOLS.length);
  });

  it("has titles, descriptions of at most 90 characters, and two colors [E-04]", () => {
    for (const tool of TOOLS) {
      expect(tool.title).not.toBe("");
      expect(TOOL_DESCRIPTIONS[tool.slug].length).toBeLessThanOrEqual(90);
      expect(tool.gradient.from).toMatch(/^#[\da-f]{6}$/);
      expect(tool.gradient.to).toMatch(/^#[\da-f]{6}$/);
    }
  });
});

describe("route handlers", () => {
  it("let defineRoute decide who may call: none that is public finds out by itself", () => {
    const byHand = sources
      .filter(({ path }) => /^app\/.*route\.ts$/.test(path))
      .filter(({ text }) => /access: "public"/.test(text))
      .filter(({ text }) => /requireAdmin|userOfCall|userOfPage|bearerToken/.test(text));
    expect(byHand.map(({ path }) => path)).toEqual([]);
  });
});

describe("names", () => {
  it("has no file that is named after nothing", () => {
    const vague = sources.filter(({ path }) =>
      /\/(helpers?|utils?|common|types)\.tsx?$/.test(path),
    );
    expect(vague.map(({ path }) => path)).toEqual([]);
  });

  it("documents every variable of the environment", () => {
    const example = readFileSync(".env.example", "utf8");
    const env =
      readFileSync("lib/core/env-schema.ts", "utf8") +
      readFileSync("lib/core/public-env.ts", "utf8");
    const names = [
      "ENGINES",
      ...[...env.matchAll(/^ {2}([A-Z][A-Z_\d]+):/gm)].map(([, name = ""]) => name),
    ];
    const publicNames = [...env.matchAll(/process\.env\.(NEXT_PUBLIC_\w+)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(names.length).toBeGreaterThan(20);
    const missing = [...names, ...publicNames].filter((name) => !example.includes(`${name}=`));
    expect(missing.filter((name) => name !== "NODE_ENV")).toEqual([]);
  });
});

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path));
}

function readSource(path: string): Source {
  const text = readFileSync(path, "utf8");
  const { importedFiles } = ts.preProcessFile(text);
  return { path, text, imports: importedFiles.map((file) => file.fileName) };
}

/** Those of these files that don't exist. */
function missing(paths: readonly string[]): string[] {
  return paths.filter((path) => !existsSync(path));
}

/** Imports of `target` in files under `from`, as "file -> import". */
function importsBetween(from: RegExp, target: RegExp): string[] {
  return sources
    .filter(({ path }) => from.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => target.test(name)).map((name) => `${path} -> ${name}`),
    );
}

function findCycle(): string | undefined {
  const trail: string[] = [];
  const done = new Set<string>();

  function visit(path: string): string | undefined {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(" -> ");
    if (done.has(path)) return undefined;
    trail.push(path);
    const cycle = importedFiles(path).map(visit).find(Boolean);
    trail.pop();
    done.add(path);
    return cycle;
  }

  return sources.map(({ path }) => visit(path)).find(Boolean);
}

/**
 * A cycle between folders of `lib/`, as "api -> creations: file -> import, …": the two folders of each step and
 * an import that makes it; undefined when there is none.
 */
function findFolderCycle(): string | undefined {
  const steps = new Map<string, Map<string, string>>();
  for (const { path } of sources) {
    for (const imported of importedFiles(path)) {
      const [from, to] = [folderOf(path), folderOf(imported)];
      if (!from || !to || from === to) continue;
      const targets = steps.get(from) ?? new Map<string, string>();
      steps.set(from, targets.set(to, `${from} -> ${to}: ${path} -> ${imported}`));
    }
  }
  const done = new Set<string>();
  const visit = (folder: string, trail: string[]): string[] | undefined => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of steps.get(folder)?.keys() ?? []) {
      const cycle = visit(next, [...trail, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  const cycle = [...steps.keys()].map((folder) => visit(folder, [])).find(Boolean);
  return cycle
    ?.slice(0, -1)
    .map((folder, index) => steps.get(folder)?.get(cycle[index + 1] ?? ""))
    .join("\n");
}

/** `api` for `lib/api/stream.ts`; undefined outside of `lib/`. */
function folderOf(path: string): string | undefined {
  return /^lib\/([^/]+)\//.exec(path)?.[1];
}

/** Files marked `server-only` that a browser file imports, directly or through others. */
function serverFilesFrom(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const source = sourceAt.get(path);
  if (source?.imports.includes("server-only")) return [path];
  return runtimeImports(path).flatMap((next) => serverFilesFrom(next, seen));
}

/** As `importedFiles`, without `import type`, which leaves nothing behind. */
function runtimeImports(path: string): string[] {
  const text = sourceAt.get(path)?.text ?? "";
  const typeOnly = new Set(
    [...text.matchAll(/import type [^;]*? from "([^"]+)"/g)].map((match) => match[1]),
  );
  const runtime = (name: string) => !typeOnly.has(name);
  return resolveImports((sourceAt.get(path)?.imports ?? []).filter(runtime));
}

/** Our own files that a file imports; packages are left out. */
function importedFiles(path: string): string[] {
  return resolveImports(sourceAt.get(path)?.imports ?? []);
}

function resolveImports(imports: string[]): string[] {
  return imports.flatMap((name) => {
    const base = name.replace(/^@\//, "");
    const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
    return candidates.filter((candidate) => sourceAt.has(candidate));
  });
}

describe("SECURITY.md", () => {
  it("names tests that exist", () => {
    const named = readFileSync("SECURITY.md", "utf8").match(/`[^`]+\.(?:test|spec)\.tsx?`/g) ?? [];
    const missing = named.map((path) => path.slice(1, -1)).filter((path) => !existsSync(path));
    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});

describe("docs/decisions", () => {
  it("gives every decision a number of its own, which its title repeats", () => {
    const files = readdirSync("docs/decisions").filter((name) => /^\d{4}-/.test(name));
    const numbers = files.map((name) => Number(name.slice(0, 4)));
    expect(new Set(numbers).size).toBe(files.length);
    const titled = files.map((name) =>
      Number(/^# (\d+)\. /.exec(readFileSync(join("docs/decisions", name), "utf8"))?.[1]),
    );
    expect(titled).toEqual(numbers);
  });
});
