import { SCOPE_WORDS, TOKEN_SCOPES } from "@/lib/account/token-scopes";
import { ERROR_STATUS } from "@/lib/core/errors";
import { SITE } from "@/lib/core/site";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { ApiOperation } from "@/lib/programs/api-operation";
import { describeFields, toJsonSchema } from "@/lib/programs/json-schema";
import { requestOf } from "@/lib/programs/openapi-request";
import { wordsOf } from "@/lib/programs/operation-words";

const DESCRIPTION = [
  `Everything that ${SITE.name}'s tools do, for programs.`,
  "Send an access token, made under Settings, Access tokens, as `Authorization: Bearer atl_…`. Never send one in an address.",
  "Every JSON answer has `success`. Failures have a `message` for people, a `code` for programs, and a true HTTP status.",
  "Runs and questions count for the person, not for the token, and a person's tokens share their calls a minute. Over a limit, `Retry-After` says how many seconds to wait.",
].join("\n\n");

/**
 * The OpenAPI 3.1 document of these calls, made of what their routes declare.
 *
 * @param serverUrl where this server is reached
 */
export function openApiDocument(operations: readonly ApiOperation[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${SITE.name} API`, version: "1", description: DESCRIPTION },
    servers: [{ url: serverUrl }],
    security: [{ accessToken: [] }],
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          description: `An access token. Scopes: ${SCOPES}`,
        },
      },
      schemas: { Failure: FAILURE },
      responses: { Failure: FAILURE_RESPONSE },
    },
  };
}

export const TAGS = ["Tools", "Runs and files", "Creations"] as const;

/** The part of the API that a call belongs to. */
export function tagOf({ path }: ApiOperation): (typeof TAGS)[number] {
  if (path.startsWith("/api/ai/")) return "Tools";
  return path.startsWith("/api/user/") ? "Creations" : "Runs and files";
}

const SCOPES = TOKEN_SCOPES.map((scope) => {
  const { label, hint } = SCOPE_WORDS[scope];
  return `\`${scope}\` (${label}: ${hint})`;
}).join(" ");

const FAILURE = {
  type: "object",
  required: ["success", "message", "code"],
  properties: {
    success: { const: false },
    message: { type: "string", description: "What happened and what to do next, for people." },
    code: { enum: Object.keys(ERROR_STATUS) },
    byEngine: { const: true, description: "The limit is the engine's; another one may do better." },
  },
};

const FAILURE_RESPONSE = {
  description: "It didn't work. The status has the kind, the body says why.",
  headers: {
    "x-request-id": {
      schema: { type: "string" },
      description: "Names the call. What fails in the server is logged under this name.",
    },
    "retry-after": {
      schema: { type: "integer" },
      description: "Seconds to wait, where waiting helps.",
    },
  },
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
};

function describe(operation: ApiOperation) {
  const { id, operation: declared } = operation;
  return {
    operationId: id,
    summary: declared.summary,
    description: wordsOf(operation),
    tags: [tagOf(operation)],
    // Any one of them: what stands in one entry would be needed together.
    security: declared.scopes.map((scope) => ({ accessToken: [scope] })),
    ...requestOf(operation),
    responses: {
      200: successOf(operation),
      default: { $ref: "#/components/responses/Failure" },
    },
  };
}

function successOf({ operation: { responds }, output, contract }: ApiOperation) {
  if (responds === EVENT_STREAM) return { description: "The run's events.", content: EVENTS };
  if (responds) {
    return {
      description: "The file.",
      content: { [responds]: { schema: { type: "string", format: "binary" } } },
    };
  }
  const {
    properties,
    required = [],
    ...rest
  } = describeFields(toJsonSchema(output, "output"), () => undefined);
  const schema = {
    ...rest,
    type: "object",
    properties: { success: { const: true }, ...properties },
    required: ["success", ...required],
  };
  return {
    description: "It worked.",
    content: { "application/json": { schema }, ...(contract && EVENTS) },
  };
}

const EVENTS = {
  [EVENT_STREAM]: {
    schema: {
      type: "string",
      description: [
        "Server-sent events while the tool runs: `delta` with the next piece of text, `replace` with all of it anew, `step` with",
        "what is being done, and `kept` once a run that was asked to (`x-run: keep`) goes on without its caller. `done` or",
        "`error` is last and has the body of the JSON answer.",
      ].join(" "),
    },
  },
};
