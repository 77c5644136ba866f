import "server-only";

import { readFileSync } from "node:fs";
import { z } from "zod";

/** What an engine of `ENGINES` is used for. */
export const ABILITIES = ["write", "paint", "edit", "see"] as const;

export type Ability = (typeof ABILITIES)[number];

const KEY_EXCLUDES = "can't be set together with apiKey; keep one of them";
const MAX_NAME_CHARACTERS = 80;

const price = z.number("must be a number of US dollars").nonnegative("can't be negative");

const entrySchema = z.strictObject({
  name: z
    .string("is required: the name that people see")
    .trim()
    .min(1, "is required: the name that people see")
    .max(MAX_NAME_CHARACTERS, `must have at most ${MAX_NAME_CHARACTERS} characters`),
  baseUrl: z.url({
    protocol: /^https?$/,
    error: "is required: an address that starts with http:// or https:// and usually ends in /v1",
  }),
  apiKey: z.string("must be text").trim().min(1, "is empty; leave it out instead").optional(),
  apiKeyFrom: z
    .string("must be the name of a variable")
    .regex(/^\w+$/, "must be the name of a variable, such as GROQ_API_KEY")
    .optional(),
  model: z
    .string("is required: the model's name on that server")
    .trim()
    .min(1, "is required: the model's name on that server"),
  can: z
    .array(
      z.enum(ABILITIES, `must be a list of ${ABILITIES.join(", ")}`),
      `must be a list of ${ABILITIES.join(", ")}`,
    )
    .min(1, "is empty; leave it out for an engine that only writes")
    .default(["write"]),
  contextTokens: z
    .int("must be a whole number of tokens")
    .min(1_024, "must be at least 1024 tokens")
    .optional(),
  dollarsPerMillionTokens: z
    .strictObject({ input: price, output: price }, "needs input and output, in US dollars")
    .optional(),
});

/** An engine that the operator configured with `ENGINES`. Its name is unique among them. */
export type ConfiguredEngine = Omit<z.output<typeof entrySchema>, "apiKeyFrom">;

type Variables = Record<string, string | undefined>;

/** The engines, and a sentence for each fault: "ENGINES: entry 2 (Fast): model is required…". */
type EnginesRead = { engines: ConfiguredEngine[]; faults: string[] };

/** Reads `ENGINES`: a JSON list, or the path of a file with one. Unset, there are none. */
export function readEngines(variables: Variables): EnginesRead {
  const { ENGINES } = variables;
  if (!ENGINES) return { engines: [], faults: [] };
  const source = readSource(ENGINES.trim());
  if ("fault" in source) return { engines: [], faults: [`ENGINES: ${source.fault}`] };
  const read = source.list.map((entry, index) => readEntry(entry, index, variables));
  const engines = read.flatMap(({ engine }) => engine ?? []);
  const faults = [...read.flatMap((entry) => entry.faults), ...sameNames(engines)];
  return { engines, faults };
}

function readSource(value: string): { list: unknown[] } | { fault: string } {
  const isJson = /^[[{]/.test(value);
  const where = isJson ? "it" : value;
  let list: unknown;
  try {
    // Only where the operator says.
    list = JSON.parse(isJson ? value : readFileSync(/* turbopackIgnore: true */ value, "utf8"));
  } catch (error) {
    // A parser's message quotes what it read, keys included.
    if (error instanceof SyntaxError) return { fault: `${where} isn't valid JSON` };
    return { fault: `can't read ${value}; set it to JSON or to the path of a JSON file` };
  }
  if (!Array.isArray(list)) return { fault: `${where} must be a list: [{ "name": … }, …]` };
  return { list };
}

function readEntry(
  entry: unknown,
  index: number,
  variables: Variables,
): { engine?: ConfiguredEngine; faults: string[] } {
  const { name } = Object(entry);
  const label =
    typeof name === "string" && name ? `entry ${index + 1} (${name})` : `entry ${index + 1}`;
  const parsed = entrySchema.safeParse(entry);
  const faults = (parsed.error?.issues ?? []).map(wordsOf);
  const { apiKeyFrom, ...engine } = parsed.data ?? { ...Object(entry) };
  const named = typeof apiKeyFrom === "string" ? variables[apiKeyFrom]?.trim() : undefined;
  if (apiKeyFrom && engine.apiKey) faults.push(`apiKeyFrom ${KEY_EXCLUDES}`);
  else if (parsed.success && apiKeyFrom && !named)
    faults.push(`apiKeyFrom names ${apiKeyFrom}, which isn't set`);
  if (!parsed.success || faults.length > 0)
    return { faults: faults.map((fault) => `ENGINES: ${label}: ${fault}`) };
  const apiKey = engine.apiKey ?? named;
  return { engine: { ...engine, ...(apiKey && { apiKey }) }, faults: [] };
}

function wordsOf({ path, message, ...issue }: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.join(", ")} isn't a field; the fields are ${Object.keys(entrySchema.shape).join(", ")}`;
  const [field] = path;
  return field === undefined ? "must be an object" : `${String(field)} ${message}`;
}

function sameNames(engines: readonly ConfiguredEngine[]): string[] {
  const names = engines.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice].map((name) => `ENGINES: two entries have the name ${name}`);
}
