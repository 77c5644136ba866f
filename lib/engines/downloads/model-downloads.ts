import "server-only";

import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { createModelDownloads } from "@/lib/engines/downloads/manager";
import { thisMachine } from "@/lib/engines/downloads/room";
import { DOWNLOADABLE_MODELS } from "@/lib/models/downloadable";

/** This process's downloads. */
export const modelDownloads = singleton("model-downloads", () =>
  createModelDownloads({
    models: DOWNLOADABLE_MODELS,
    modelsDir: env().MODELS_DIR,
    hub: env().MODELS_HUB,
    allowed: env().MODELS_FETCH === "on",
    machine: thisMachine,
  }),
);
