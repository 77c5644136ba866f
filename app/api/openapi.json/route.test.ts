import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { GET } from "@/app/api/openapi.json/route";
import { API_OPERATIONS } from "@/app/api/operations";
import type { RouteDefinition } from "@/lib/api/operation";
import { fieldWords } from "@/lib/programs/field-words";
import { toJsonSchema } from "@/lib/programs/json-schema";
import { bodyFields, fileFields } from "@/lib/programs/openapi-request";
import { apiRequest, signUpAccount } from "@/tests/support/api";

type Method = "GET" | "POST";

/** Every route handler that is made of a definition, with its address. */
async function allRoutes() {
  const names = readdirSync("app/api", { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => /(^|\/)route\.ts$/.test(name));
  const modules = files.map(async (file) => {
    const handlers = (await import(join(process.cwd(), "app/api", file))) as Record<
      string,
      unknown
    >;
    const path = join("/api", dirname(file)).replace(/\[(\w+)\]/g, "{$1}");
    return (["GET", "POST"] as Method[]).flatMap((method) => {
      const handle = handlers[method] as Handler | undefined;
      return handle?.definition ? [{ method, path, handle }] : [];
    });
  });
  return (await Promise.all(modules)).flat();
}

type Handler = ((request: Request) => Promise<Response>) & { definition: RouteDefinition };

const call = ({ method, path }: { method: string; path: string }) =>
  `${method.toLowerCase()} ${path}`;

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const answer = await GET(apiRequest("/api/openapi.json"));
    const validated = await new Validator().validate(await answer.json());

    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(validated).toMatchObject({ valid: true });
  });

  it("has every route that access tokens can call, and no other", async () => {
    const accepting = (await allRoutes())
      .filter(({ handle }) => handle.definition.operation)
      // Tells its clients itself what it can do.
      .filter(({ path }) => path !== "/api/mcp");
    const document = await (await GET(apiRequest("/api/openapi.json"))).json();
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => call({ method, path })),
    );

    expect(accepting.length).toBeGreaterThan(40);
    expect(documented.sort()).toEqual(accepting.map(call).sort());
  });

  it("asks for one of a call's scopes, not for all", async () => {
    const { paths } = await (await GET(apiRequest("/api/openapi.json"))).json();

    expect(paths["/api/files/{id}"].get.security).toEqual([
      { accessToken: ["read"] },
      { accessToken: ["run"] },
    ]);
  });

  it("names each operation once, and says what each field means", () => {
    const unnamed = API_OPERATIONS.flatMap((operation) => {
      const { id, query } = operation;
      const fields = {
        ...bodyFields(operation)?.properties,
        ...fileFields(operation),
        ...(query && toJsonSchema(query, "input").properties),
      };
      return Object.keys(fields).flatMap((field) =>
        fieldWords(id, field) ? [] : `${id}.${field}`,
      );
    });

    expect(unnamed).toEqual([]);
    const ids = API_OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("loses no flag of a pattern, which JSON Schema has no place for", () => {
    const flagged = API_OPERATIONS.flatMap(({ id, contract, body, query }) => {
      const schema = contract?.input ?? body ?? query;
      const found: string[] = [];
      if (schema) {
        z.toJSONSchema(schema, {
          io: "input",
          unrepresentable: "any",
          override: ({ zodSchema }) => {
            const patterns: Set<RegExp> = Object(zodSchema._zod.bag).patterns ?? new Set();
            for (const { source, flags } of patterns)
              if (/[ims]/.test(flags)) found.push(`${id}: ${source}`);
          },
        });
      }
      return found;
    });

    expect(flagged).toEqual([]);
  });

  it("says which values filters take, what a file's ID is, and where engines are listed", async () => {
    const { paths } = await (await GET(apiRequest("/api/openapi.json"))).json();
    type Parameter = { name: string; schema: object; description: string };
    const parameter = (path: string, method: string, wanted: string): Parameter =>
      paths[path][method].parameters.find(({ name }: Parameter) => name === wanted);

    const list = "/api/user/get-user-creations";
    const tool = parameter(list, "get", "tool").schema;
    expect(tool).toMatchObject({ enum: expect.arrayContaining(["qr-generator", "write-article"]) });
    expect(JSON.stringify(tool)).not.toContain("community");
    expect(parameter(list, "get", "pinned").schema).toMatchObject({ enum: ["true", "false"] });
    expect(parameter("/api/files/{id}", "get", "id").description).toContain("ID of the file");
    expect(parameter("/api/ai/generate-article", "post", "x-engine").description).toContain(
      "enginesInReach",
    );
    const kept = (path: string) => parameter(path, "post", "x-run").description;
    expect(kept("/api/ai/pdf-chat")).toContain("there is no run to follow");
    expect(kept("/api/ai/summarize-pdf")).not.toContain("there is no run to follow");
    const article = paths["/api/ai/generate-article"].post;
    const events = article.responses[200].content["text/event-stream"].schema.description;
    expect(events).toContain("`kept`");
  });

  it("describes what calls take and answer, as their contracts do", async () => {
    const { paths } = await (await GET(apiRequest("/api/openapi.json"))).json();

    const article = paths["/api/ai/generate-article"].post;
    const { properties, required } = article.requestBody.content["application/json"].schema;
    expect(required).toEqual(["prompt", "length"]);
    expect(properties.length).toMatchObject({ enum: [800, 1200, 1600] });
    expect(Object.keys(article.responses[200].content)).toEqual([
      "application/json",
      "text/event-stream",
    ]);
    const removal = paths["/api/ai/remove-image-object"].post;
    const form = removal.requestBody.content["multipart/form-data"].schema;
    expect(form.required).toEqual(["image"]);
    expect(form.properties.image).toMatchObject({ format: "binary" });
    expect(paths["/api/ai/qr-generate"].post.security).toEqual([{ accessToken: ["run"] }]);
  });
});

describe("a route without an operation", () => {
  it("refuses every access token", async () => {
    const account = await signUpAccount();
    const tokens = await import("@/app/api/account/tokens/route");
    const json = { name: "All", scopes: ["run", "read", "write"], expiresInDays: null };
    const made = await tokens.POST(
      apiRequest("/api/account/tokens", { token: account.token, json }),
    );
    const { token } = (await made.json()) as { token: string };
    const closed = (await allRoutes()).filter(
      ({ handle: { definition } }) => !definition.operation && definition.access !== "public",
    );

    const open = [];
    for (const { method, path, handle } of closed) {
      const init = method === "POST" ? { json: {} } : {};
      const { status } = await handle(apiRequest(path, { token, ...init }));
      if (status !== 403 && !(status === 404 && path.startsWith("/api/admin/"))) {
        open.push(`${method} ${path} ${status}`);
      }
    }

    expect(closed.length).toBeGreaterThan(30);
    expect(open).toEqual([]);
  });
});
