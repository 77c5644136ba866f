import { passwordField } from "@/lib/core/file-password";
import { formatBytes } from "@/lib/core/format";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import type { ApiOperation } from "@/lib/programs/api-operation";
import { fieldWords } from "@/lib/programs/field-words";
import { describeFields, type JsonSchema, toJsonSchema } from "@/lib/programs/json-schema";
import { engineKindOf, type FileRules } from "@/lib/registry/contract";
import { KEPT_RUN, RUN_HEADER } from "@/lib/runs/header";

/** Parameters and body of a call, in the words of OpenAPI. */
export function requestOf(operation: ApiOperation) {
  const parameters = [
    ...pathParameters(operation),
    ...queryParameters(operation),
    ...headersOf(operation),
  ];
  const content = bodyOf(operation);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
  };
}

/** The fields of a call's body; undefined when it has none. */
export function bodyFields({
  id,
  body,
  contract,
  operation,
}: ApiOperation): JsonSchema | undefined {
  const schema = contract?.input ?? body;
  const words = (field: string) => {
    const scope = operation.fieldScopes?.[field];
    const needs = scope && `Needs the scope \`${scope}\` as well.`;
    return [fieldWords(id, field), needs].filter(Boolean).join(" ");
  };
  return schema && describeFields(toJsonSchema(schema, "input"), words);
}

/** The files of a call, with their limits in words. */
export function fileFields({ id, contract }: ApiOperation): Record<string, JsonSchema> {
  const rules: FileRules = contract?.files ?? {};
  const fields = Object.entries(rules).map(([name, { maxBytes, mayBeLocked }]) => {
    const description = `${fieldWords(id, name) ?? ""} At most ${formatBytes(maxBytes)}, or the address of one of your own files as text: /api/files/…`;
    const file = { type: "string", format: "binary", description } satisfies JsonSchema;
    const password = passwordField(name);
    const locked = mayBeLocked && {
      [password]: { type: "string", description: fieldWords(id, password) },
    };
    return { [name]: file, ...locked };
  });
  return Object.assign({}, ...fields);
}

function bodyOf(operation: ApiOperation) {
  const fields = bodyFields(operation);
  if (!fields) return undefined;
  const rules = Object.entries(operation.contract?.files ?? {});
  if (rules.length === 0) return { "application/json": { schema: fields } };
  const required = rules.flatMap(([name, rule]) => (rule.required ? [name] : []));
  const form = {
    ...fields,
    properties: { ...fields.properties, ...fileFields(operation) },
    required: [...(fields.required ?? []), ...required],
  };
  return { "multipart/form-data": { schema: form } };
}

function pathParameters({ path, id }: ApiOperation) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
    description: fieldWords(id, name),
  }));
}

function queryParameters({ id, query }: ApiOperation) {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    description: fieldWords(id, name),
  }));
}

const KEPT_WORDS =
  "The run goes on when its caller leaves; runsFollow gives the rest. Needs an idempotency key, which is the run's ID.";
const AT_ONCE_WORDS =
  "Questions that the built-in engine answers are answered at once and aren't kept: there is no run to follow.";

/** What tools take as headers. */
function headersOf({ contract }: ApiOperation) {
  if (!contract) return [];
  return [
    header(
      IDEMPOTENCY_HEADER,
      { type: "string", pattern: "^[\\w-]{8,100}$" },
      "A name of your own for this run, such as a UUID. A repeated call with the same one gets the first one's answer for about a day, and costs nothing.",
    ),
    ...(engineKindOf(contract)
      ? [
          header(
            ENGINE_HEADER,
            { type: "string" },
            "The engine to use: a `ref` that enginesInReach lists, percent-encoded as in addresses. The one chosen under Settings, Engines, when absent.",
          ),
        ]
      : []),
    ...(contract.lasts
      ? [
          header(
            RUN_HEADER,
            { const: KEPT_RUN },
            contract.asks ? `${KEPT_WORDS} ${AT_ONCE_WORDS}` : KEPT_WORDS,
          ),
        ]
      : []),
  ];
}

function header(name: string, schema: object, description: string) {
  return { name, in: "header", required: false, schema, description };
}
