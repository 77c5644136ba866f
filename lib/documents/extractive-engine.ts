import type { Engine } from "@/lib/core/engine";

/** The engine used when there is no instruction-following model: it only quotes. */
export const EXTRACTIVE_ENGINE: Engine = {
  id: "local/reader",
  name: "Built-in reader: quotes only",
  builtIn: true,
};
