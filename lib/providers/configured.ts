import "server-only";

import { env } from "@/lib/core/env";
import type { Ability, ConfiguredEngine } from "@/lib/core/env-engines";
import type { ConnectedServer } from "@/lib/providers/connected-server";

type Chosen = Exclude<Ability, "see">;

/** An engine of `ENGINES`, and what the operator says that it can do. */
type FurtherEngine = Pick<ConfiguredEngine, "name" | "can"> & { server: ConnectedServer };

/** Whether the variables that configure a single engine do so for this. Servers other than OpenAI's need a model's name. */
function isSetByVariables(ability: Chosen): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_IMAGE_MODEL, AI_EDIT_MODEL } = env();
  if (ability === "write") return Boolean(OPENAI_API_KEY ?? OPENAI_BASE_URL);
  const model = ability === "paint" ? AI_IMAGE_MODEL : AI_EDIT_MODEL;
  return Boolean(model ?? (OPENAI_API_KEY && !OPENAI_BASE_URL));
}

/** What does it in this process: those variables, the first engine of `ENGINES` that can, or else nothing hosted. */
export function processEngine(ability: Chosen): "variables" | ConnectedServer | undefined {
  if (isSetByVariables(ability)) return "variables";
  const [first] = enginesThat(ability);
  return first && toServer(first);
}

/** The engines of `ENGINES` that people can choose beside the process's own, by name. */
export function furtherEngines(ability: Chosen): FurtherEngine[] {
  const all = enginesThat(ability);
  const further = isSetByVariables(ability) ? all : all.slice(1);
  return further.map(toFurther);
}

/** Every engine of `ENGINES` that edits images. */
export function configuredEditors(): FurtherEngine[] {
  return enginesThat("edit").map(toFurther);
}

function enginesThat(ability: Ability): ConfiguredEngine[] {
  return env().ENGINES.filter(({ can }) => can.includes(ability));
}

function toFurther(engine: ConfiguredEngine): FurtherEngine {
  return { name: engine.name, can: engine.can, server: toServer(engine) };
}

function toServer(engine: ConfiguredEngine): ConnectedServer {
  const { name, baseUrl, apiKey, model, contextTokens, dollarsPerMillionTokens: prices } = engine;
  const server = { name, apiKey, model, contextTokens, prices, isOwnKey: false, publicOnly: false };
  return { ...server, baseUrl: baseUrl.replace(/\/+$/, "") };
}
