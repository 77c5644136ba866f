import { type Answer, type ProviderDouble, startProviderDouble } from "./provider-double";

/** As they are listed: what makes vectors, pictures, films and speech stands among the others. */
const MODELS = [
  "gemini-embedding-001",
  "gemini-2.5-pro",
  "gemini-2.5-flash",
  "gemini-2.5-flash-image",
  "gemini-2.5-flash-preview-tts",
  "imagen-4.0-generate-001",
  "veo-3.1-generate-preview",
  "aqa",
];
const FIELDS = new Set(
  "model messages stream stream_options max_tokens max_completion_tokens temperature top_p n stop response_format tools tool_choice reasoning_effort".split(
    " ",
  ),
);
/** Characters of a conversation that is over the limit of every model. */
const TOO_MANY_CHARACTERS = 900_000;

/**
 * Starts a server in the place of https://generativelanguage.googleapis.com/v1beta/openai, as its documentation describes
 * it: ids begin with "models/", which calls may leave out; every failure is a list; a wrong key is a 400; fields that it
 * doesn't know are refused; how long to wait stands in the body alone.
 */
export function startGoogleDouble(apiKey: string): Promise<ProviderDouble> {
  const checkKey = (authorization: string | undefined) => {
    if (!authorization) return googleFailure(400, "Missing or invalid Authorization header.");
    if (authorization === `Bearer ${apiKey}`) return undefined;
    return googleFailure(400, "API key not valid. Please pass a valid API key.", [
      { "@type": `${RPC}.ErrorInfo`, reason: "API_KEY_INVALID", domain: "googleapis.com" },
    ]);
  };
  return startProviderDouble({
    path: "/v1beta/openai",
    listModels: ({ headers }) => {
      const data = MODELS.map((name) => ({
        id: `models/${name}`,
        object: "model",
        owned_by: "google",
        display_name: name,
      }));
      return checkKey(headers.authorization) ?? { status: 200, body: { object: "list", data } };
    },
    refuse: ({ authorization, body }) => {
      const unknown = Object.keys(body).find((field) => !FIELDS.has(field));
      if (unknown)
        return googleFailure(
          400,
          `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`,
        );
      const refused = checkKey(authorization);
      if (refused) return refused;
      const { model = "", messages } = body;
      if (!MODELS.includes(model.replace(/^models\//, "")))
        return googleFailure(404, `models/${model} is not found for API version v1main.`);
      if (JSON.stringify(messages).length > TOO_MANY_CHARACTERS)
        return googleFailure(
          400,
          "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
        );
      return undefined;
    },
  });
}

const RPC = "type.googleapis.com/google.rpc";
const STATUS: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};

/** A failure as it answers it. */
export function googleFailure(status: number, message: string, details: object[] = []): Answer {
  const error = {
    code: status,
    message,
    status: STATUS[status],
    ...(details.length > 0 && { details }),
  };
  return { status, body: [{ error }] };
}

/** What it adds to a 429: how long to wait. */
export function retryInfo(retryDelay: string) {
  return { "@type": `${RPC}.RetryInfo`, retryDelay };
}
