import type { TextEngine } from "@/lib/providers/text/port";

/** What answers and summarises without a model that follows instructions: it shows quotations only. */
export const READER: TextEngine = {
  id: "local/reader",
  name: "Built-in reader: quotes only",
  builtIn: true,
};
