import { readFile } from "node:fs/promises";
import { z } from "zod";

import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { defineRoute } from "@/lib/http/define-route";
import { languageFile } from "@/lib/providers/models/ocr-languages";

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
