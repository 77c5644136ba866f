import { readFile } from "node:fs/promises";
import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { languageFile } from "@/lib/models/ocr-languages";

const YEAR = "public, max-age=31536000, immutable";

/** Language data of OCR that does not come with the pages: fetched once by this server, then kept. */
export const GET = defineRoute({
  access: "public",
  output: z.never(),
  handler: async ({ request, ctx }) => {
    const name = new URL(request.url).pathname.split("/").at(-1);
    const code = /^([a-z_]+)\.traineddata\.gz$/.exec(name ?? "")?.[1];
    if (!code) throw new AppError("not_found", "There is no such file.");
    const path = await languageFile(code, { modelsDir: env().MODELS_DIR, signal: ctx.signal });
    return new Response(await readFile(/* turbopackIgnore: true */ path), {
      headers: { "content-type": "application/gzip", "cache-control": YEAR },
    });
  },
});
