/** A service whose models a person can connect with a key of their own. All speak OpenAI's chat completions. */
export type Provider = {
  id: ProviderId;
  name: string;
  /** Absent when the person gives the address. */
  baseUrl?: string;
  /** Where its keys are made. */
  keysUrl?: string;
};

export const PROVIDER_IDS = [
  "openai",
  "anthropic",
  "google",
  "mistral",
  "groq",
  "openrouter",
  "together",
  "other",
] as const;

export type ProviderId = (typeof PROVIDER_IDS)[number];

export const PROVIDERS: readonly Provider[] = [
  {
    id: "openai",
    name: "OpenAI",
    baseUrl: "https://api.openai.com/v1",
    keysUrl: "https://platform.openai.com/api-keys",
  },
  {
    id: "anthropic",
    name: "Anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    keysUrl: "https://console.anthropic.com/settings/keys",
  },
  {
    id: "google",
    name: "Google Gemini",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
    keysUrl: "https://aistudio.google.com/apikey",
  },
  {
    id: "mistral",
    name: "Mistral",
    baseUrl: "https://api.mistral.ai/v1",
    keysUrl: "https://console.mistral.ai/api-keys",
  },
  {
    id: "groq",
    name: "Groq",
    baseUrl: "https://api.groq.com/openai/v1",
    keysUrl: "https://console.groq.com/keys",
  },
  {
    id: "openrouter",
    name: "OpenRouter",
    baseUrl: "https://openrouter.ai/api/v1",
    keysUrl: "https://openrouter.ai/keys",
  },
  {
    id: "together",
    name: "Together AI",
    baseUrl: "https://api.together.xyz/v1",
    keysUrl: "https://api.together.ai/settings/api-keys",
  },
  { id: "other", name: "Another OpenAI-compatible server" },
];

/** Those at addresses we know, in a sentence: the list of another word goes on after it. */
export const PROVIDER_NAMES = PROVIDERS.flatMap(({ name, baseUrl }) => (baseUrl ? name : [])).join(
  ", ",
);

/** How the keys of some begin, more exact ones first. */
const KEY_STARTS: readonly (readonly [string, ProviderId])[] = [
  ["sk-ant-", "anthropic"],
  ["sk-or-", "openrouter"],
  ["sk-proj-", "openai"],
  ["AIza", "google"],
  ["gsk_", "groq"],
  ["tgp_v1_", "together"],
];

/** Whose key this is; undefined where keys don't say. */
export function providerOfKey(key: string): ProviderId | undefined {
  return KEY_STARTS.find(([start]) => key.trim().startsWith(start))?.[1];
}

/** The provider with this id. */
export function getProvider(id: ProviderId): Provider {
  const provider = PROVIDERS.find((one) => one.id === id);
  if (!provider) throw new Error(`There is no provider ${id}.`);
  return provider;
}
