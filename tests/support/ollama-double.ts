import { type OpenAiDouble, startOpenAiDouble } from "./openai-double";

const GIBIBYTE = 1024 ** 3;

/** What is installed on it, in the order in which it lists them. */
const MODELS = [
  { name: "nomic-vectors:latest", size: 0.3 * GIBIBYTE, capabilities: ["embedding"] },
  {
    name: "far:480b-cloud",
    size: 300,
    remote_host: "https://far.example",
    capabilities: ["completion"],
  },
  { name: "tiny:1b", size: 0.7 * GIBIBYTE, capabilities: ["completion"] },
  { name: "huge:400b", size: 40_000 * GIBIBYTE, capabilities: ["completion"] },
  {
    name: "good:4b",
    size: 1.1 * GIBIBYTE,
    capabilities: ["completion", "vision"],
    parameters: 'stop  "<|end|>"\nnum_ctx   16384',
  },
];

/** Starts a server that speaks Ollama's own protocol and OpenAI's chat, like Ollama does. */
export function startOllamaDouble(options: { port?: number } = {}): Promise<OpenAiDouble> {
  return startOpenAiDouble({
    ...options,
    models: MODELS.map(({ name }) => ({ id: name, object: "model", owned_by: "library" })),
    also: {
      "/api/tags": () => ({ models: MODELS.map(({ capabilities: _, ...model }) => model) }),
      "/api/show": (body) => {
        const shown = MODELS.find(({ name }) => name === (body as { model: string }).model);
        return {
          capabilities: shown?.capabilities,
          parameters: shown?.parameters,
          model_info: { "general.architecture": "test", "test.context_length": 131_072 },
        };
      },
    },
  });
}
