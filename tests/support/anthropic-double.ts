import { type Answer, type ProviderDouble, startProviderDouble } from "./provider-double";

/** Of models, unless a call asks for more. */
const PAGE = 20;

/** Newest first, as they are listed. The first ones take no temperature. */
const MODELS = [
  { id: "claude-opus-5-5", tokens: 1_000_000 },
  { id: "claude-sonnet-5-5", tokens: 1_000_000 },
  { id: "claude-haiku-4-5-20251001", tokens: 200_000 },
  ...Array.from({ length: PAGE }, (_, at) => ({ id: `claude-older-${at + 1}`, tokens: 200_000 })),
];
const WITHOUT_TEMPERATURE = /-5-5$/;

/** Characters of a conversation that is over the limit of every model. */
const TOO_MANY_CHARACTERS = 900_000;

/**
 * Starts a server in the place of https://api.anthropic.com/v1, as its documentation describes it: models are listed for
 * `x-api-key` with `anthropic-version` only and are all of the type "model"; chat takes the key as a bearer token, ignores
 * most of what it doesn't know, and refuses a temperature for newer models.
 */
export function startAnthropicDouble(apiKey: string): Promise<ProviderDouble> {
  return startProviderDouble({
    path: "/v1",
    listModels: ({ headers }, query) => {
      if (headers["x-api-key"] !== apiKey) return nativeFailure(401, "authentication_error", KEY);
      if (!headers["anthropic-version"])
        return nativeFailure(400, "invalid_request_error", "anthropic-version: header is required");
      const listed = MODELS.slice(0, Number(query.get("limit") ?? PAGE));
      const data = listed.map(({ id, tokens }) => ({
        type: "model",
        id,
        display_name: id.replaceAll("-", " "),
        created_at: "2026-09-22T00:00:00Z",
        max_input_tokens: tokens,
        max_tokens: 64_000,
      }));
      const [first, last] = [data[0]?.id, data.at(-1)?.id];
      return {
        status: 200,
        body: { data, has_more: data.length < MODELS.length, first_id: first, last_id: last },
      };
    },
    refuse: ({ authorization, body }) => {
      if (authorization !== `Bearer ${apiKey}`)
        return anthropicFailure(401, "authentication_error", "Invalid bearer token");
      const { model = "", messages, temperature, n = 1 } = body;
      if (!MODELS.some(({ id }) => id === model))
        return anthropicFailure(404, "not_found_error", `model: ${model}`);
      if (n !== 1) return refusal("n: must be 1");
      if (temperature !== undefined && WITHOUT_TEMPERATURE.test(model))
        return refusal("`temperature` is deprecated for this model.");
      if (JSON.stringify(messages).length > TOO_MANY_CHARACTERS)
        return refusal("prompt is too long: 225000 tokens > 200000 maximum");
      return undefined;
    },
  });
}

const KEY = "invalid x-api-key";

/** A failure as its OpenAI-compatible calls answer it. */
export function anthropicFailure(
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): Answer {
  return { status, body: { error: { code: type, message, type, param: null } }, headers };
}

function refusal(message: string): Answer {
  return anthropicFailure(400, "invalid_request_error", message);
}

/** A failure as its own calls answer it. */
function nativeFailure(status: number, type: string, message: string): Answer {
  return {
    status,
    body: { type: "error", error: { type, message }, request_id: "req_011CSHoEeqs5C35K2UUqR7Fy" },
  };
}
