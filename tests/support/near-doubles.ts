import { type OpenAiDouble, startOpenAiDouble } from "./openai-double";

/** LM Studio answers addresses that it doesn't have with 200. */
const unexpected = (path: string) => () => ({
  error: `Unexpected endpoint or method. (GET ${path})`,
});

/** What is installed on it: `loaded` is the context that a model is in memory with. */
const LM_STUDIO_MODELS = [
  { id: "text-embedding-nomic-embed-text-v1.5", type: "embeddings", most: 2_048 },
  { id: "granite-vectors-278m", type: "embeddings", most: 512 },
  { id: "qwen3-vl-8b-instruct", type: "vlm", most: 262_144 },
  { id: "gemma-3-4b-it", type: "llm", most: 131_072, loaded: 8_192 },
];

/** Starts a server that answers like LM Studio, with one of its models in memory. */
export function startLmStudioDouble(): Promise<OpenAiDouble> {
  return startOpenAiDouble({
    models: LM_STUDIO_MODELS.map(({ id }) => ({
      id,
      object: "model",
      owned_by: "organization_owner",
    })),
    also: {
      "/api/tags": unexpected("/api/tags"),
      "/props": unexpected("/props"),
      "/api/v0/models": () => ({
        object: "list",
        data: LM_STUDIO_MODELS.map(({ id, type, most, loaded }) => ({
          id,
          object: "model",
          type,
          publisher: "lmstudio-community",
          arch: "test",
          compatibility_type: "gguf",
          quantization: "Q4_K_M",
          state: loaded ? "loaded" : "not-loaded",
          max_context_length: most,
          ...(loaded && { loaded_context_length: loaded }),
        })),
      }),
    },
  });
}

/** Starts a server that answers like llama.cpp's with one model. It has an address of Ollama's, too. */
export function startLlamaCppDouble(): Promise<OpenAiDouble> {
  const id = "gemma-3-4b-it-Q4_K_M.gguf";
  const ollama = {
    name: id,
    model: id,
    modified_at: "",
    size: "",
    digest: "",
    type: "model",
    capabilities: ["completion"],
    parameters: "",
    details: { parent_model: "", format: "gguf", family: "", families: [""] },
  };
  const meta = { vocab_type: 1, n_vocab: 262_144, n_ctx_train: 131_072, n_embd: 2_560 };
  return startOpenAiDouble({
    models: [{ id, object: "model", created: 1_790_000_000, owned_by: "llamacpp", meta }],
    also: {
      "/api/tags": () => ({ models: [ollama], object: "list", data: [] }),
      "/props": () => ({
        default_generation_settings: { id: 0, n_ctx: 16_384, is_processing: false, params: {} },
        total_slots: 1,
        model_path: `/models/${id}`,
        modalities: { vision: false, audio: false },
      }),
    },
  });
}

/** Starts a server that answers like llama.cpp's without a model of its own: it loads them as they're asked for. */
export function startLlamaRouterDouble(): Promise<OpenAiDouble> {
  const models = [
    { id: "big-model-32b", status: "unloaded" },
    { id: "small-model-4b", status: "loaded", context: 32_768 },
  ];
  return startOpenAiDouble({
    models: models.map(({ id, status }) => ({
      id,
      object: "model",
      owned_by: "llamacpp",
      created: 1_790_000_000,
      status: { value: status, args: ["llama-server"] },
    })),
    also: {
      "/props": (_body, query) => {
        const asked = models.find(({ id }) => id === query.get("model"));
        if (asked && query.get("autoload") !== "false") asked.status = "loaded";
        return {
          ...(!asked && { role: "router", max_instances: 4, model_path: "none" }),
          default_generation_settings: { params: {}, n_ctx: asked?.context ?? 0 },
        };
      },
    },
  });
}

/** Starts a server that answers like vLLM with these models. */
export function startVllmDouble(models: readonly { id: string; length: number }[]) {
  return startOpenAiDouble({
    models: models.map(({ id, length }) => ({
      id,
      object: "model",
      created: 1_790_000_000,
      owned_by: "vllm",
      root: id,
      parent: null,
      max_model_len: length,
      permission: [{ id: "modelperm-1", object: "model_permission", allow_sampling: true }],
    })),
  });
}
