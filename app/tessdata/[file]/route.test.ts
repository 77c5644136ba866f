import { describe, expect, it } from "vitest";

import { GET } from "@/app/tessdata/[file]/route";
import { AppError } from "@/lib/core/errors";
import { languageFile } from "@/lib/models/ocr-languages";
import { apiRequest } from "@/tests/support/api";

const signal = new AbortController().signal;

describe("GET /tessdata/…", () => {
  it.each([
    "xxx.traineddata.gz",
    "..%2F..%2Fetc%2Fpasswd",
    "eng.traineddata",
    "__proto__.traineddata.gz",
  ])("answers 404 for %s", async (name) => {
    expect((await GET(apiRequest(`/tessdata/${name}`))).status).toBe(404);
  });

  it("downloads nothing where MODELS_FETCH is off", async () => {
    const startedAt = performance.now();

    const answer = await GET(apiRequest("/tessdata/deu.traineddata.gz"));

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: "provider_unavailable",
      message: expect.stringContaining("isn't installed"),
    });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe("languageFile", () => {
  it("fails when a language isn't cached and can't be downloaded", async () => {
    const resolveArchive = () => Promise.reject(new Error("offline"));
    const modelsDir = `.test/no-languages-${process.pid}`;

    const fetching = languageFile("deu", { modelsDir, signal, resolveArchive });

    await expect(fetching).rejects.toThrow(AppError);
    await expect(fetching).rejects.toMatchObject({ code: "provider_unavailable" });
  });
});
