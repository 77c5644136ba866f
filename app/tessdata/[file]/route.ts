import { readFile } from "node:fs/promises";
import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { languageFile } from "@/lib/models/ocr-languages";

const YEAR = "public, max-age=31536000, immutable";

/**
 * OCR language data that doesn't ship with the pages: this server downloads it once and keeps it,
 * unless `MODELS_FETCH` is off.
 */
export const GET = defineRoute({
  access: "public",
  output: z.never(),
  handler: async ({ request, ctx }) => {
    const name = new URL(request.url).pathname.split("/").at(-1);
    const code = /^([a-z_]+)\.traineddata\.gz$/.exec(name ?? "")?.[1];
    if (!code) throw new AppError("not_found", "This file doesn't exist.");
    const { MODELS_DIR, MODELS_FETCH } = env();
    const path = await languageFile(code, {
      modelsDir: MODELS_DIR,
      fetchWeights: MODELS_FETCH === "on",
      signal: ctx.signal,
    });
    return new Response(await readFile(/* turbopackIgnore: true */ path), {
      headers: { "content-type": "application/gzip", "cache-control": YEAR },
    });
  },
});
