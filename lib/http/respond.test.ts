import { ResponseAborted } from "next/dist/server/web/spec-extension/adapters/next-request";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { connect } from "@/db/client";
import { keepCreation } from "@/db/queries/creations";
import { failureResponse, parseInput } from "@/lib/http/respond";
import { createTestContext } from "@/tests/support/test-context";

it("answers 503 while the database is down", async () => {
  const url = "postgres://nobody@127.0.0.1:1/nowhere";
  const failure: unknown = await connect({ url, dataDir: "", poolSize: 1 }).catch((error) => error);

  const answer = failureResponse(failure, "request-1");

  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.json()).toMatchObject({ code: "provider_unavailable" });
});

it("answers 400 for a value that no column takes", async () => {
  const ctx = await createTestContext();
  const texts = { tool: "x", type: "article", prompt: "a\0b", content: "" };
  const failure: unknown = await keepCreation(ctx, texts).catch((error) => error);

  expect(failureResponse(failure, "request-2").status).toBe(400);
});

it("takes it for no failure of ours that a caller hung up", () => {
  const { signal } = new NextRequest("https://atelier.example/", {
    signal: AbortSignal.abort(new ResponseAborted()),
  });

  expect(failureResponse(signal.reason, "request-3").status).toBe(499);
  expect(failureResponse(new Error("No."), "request-4").status).toBe(500);
});

describe("parseInput", () => {
  const schema = z.object({
    url: z.string("Please paste a YouTube URL"),
    size: z.number(),
    items: z.array(z.strictObject({ id: z.string() })).optional(),
  });
  const check = (input: unknown) => () => parseInput(schema, input);

  it("answers with the schema's own message, with or without a period", () => {
    expect(check({ size: 1 })).toThrow(/^Please paste a YouTube URL$/);
  });

  it("names the field when the message is Zod's", () => {
    expect(check({ url: "a", size: "1" })).toThrow(
      /^size: Invalid input: expected number, received string\.$/,
    );
    expect(check({ url: "a", size: 1, items: [{ id: 1 }] })).toThrow(/^items\.0\.id: Invalid/);
    expect(check([])).toThrow(/^The request: Invalid input: expected object, received array\.$/);
  });
});
