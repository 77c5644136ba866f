import type { Engine } from "@/lib/core/engine";

/** What answers and summarises without a model that follows instructions: it shows quotations only. */
export const READER: Engine = {
  id: "local/reader",
  name: "Built-in reader: quotes only",
  builtIn: true,
};
