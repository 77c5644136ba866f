import type { ApiOperation } from "@/lib/programs/api-operation";
import { fieldWords } from "@/lib/programs/field-words";
import { describeFields, type JsonSchema, toJsonSchema } from "@/lib/programs/json-schema";
import { bodyFields, fileFields } from "@/lib/programs/openapi-request";
import { wordsOf } from "@/lib/programs/operation-words";
import { schemaWords } from "@/lib/programs/schema-words";

/** One call: what it does, its fields and limits, and what it answers. */
export function CallReference({ operation }: { operation: ApiOperation }) {
  const { id, method, path, operation: declared, query, output } = operation;
  const { properties, required = [] } = sentFields(operation);
  const answer = declared.responds ? undefined : toJsonSchema(output, "output").properties;
  return (
    <details className="group">
      <summary className="cursor-pointer py-3">
        <span className="font-medium">{declared.summary}</span>{" "}
        <code className="wrap-anywhere text-soft">
          {method.toUpperCase()} {path}
        </code>
      </summary>
      {/* A link to what is inside opens it, in every browser of today; a link to the element itself doesn't. */}
      <div id={id} className="grid scroll-mt-40 gap-4 pb-5 text-sm">
        <p className="text-soft">{wordsOf(operation).replaceAll("`", "")}</p>
        {Object.keys(properties).length > 0 && (
          <FieldList
            title={query ? "Parameters" : "Fields"}
            fields={properties}
            required={required}
          />
        )}
        {answer ? (
          <FieldList title="Answer" fields={answer} />
        ) : (
          <p>
            Answers with{" "}
            {declared.responds === "text/event-stream" ? "a stream of events" : "the file"}.
          </p>
        )}
      </div>
    </details>
  );
}

/** Fields of the body, files, or parameters of the address. */
function sentFields(operation: ApiOperation) {
  const { id, query, path, contract } = operation;
  const body = bodyFields(operation);
  const parameters =
    query && describeFields(toJsonSchema(query, "input"), (field) => fieldWords(id, field));
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const files = Object.entries(contract?.files ?? {}).flatMap(([name, rule]) =>
    rule.required ? [name] : [],
  );
  const properties: Record<string, JsonSchema> = {
    ...Object.fromEntries(
      inPath.map((name) => [name, { format: "uuid", description: fieldWords(id, name) ?? "" }]),
    ),
    ...fileFields(operation),
    ...body?.properties,
    ...parameters?.properties,
  };
  return {
    properties,
    required: [...inPath, ...files, ...(body?.required ?? []), ...(parameters?.required ?? [])],
  };
}

type FieldListProps = {
  title: string;
  fields: Record<string, JsonSchema>;
  required?: readonly string[];
};

function FieldList({ title, fields, required = [] }: FieldListProps) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{title}</h3>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {Object.entries(fields).map(([name, schema]) => (
          <div key={name} className="contents">
            <dt>
              <code>{name}</code>
              {required.includes(name) && <span className="text-soft text-xs"> required</span>}
            </dt>
            <dd className="min-w-0 text-pretty max-sm:pl-4">
              {schema.description && `${schema.description} `}
              <span className="break-words text-soft">{capitalized(schemaWords(schema))}.</span>
              {"default" in schema && schema.default !== "" && (
                <span className="text-soft"> Default: {String(schema.default)}.</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
