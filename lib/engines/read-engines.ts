import { isEngine } from "@/lib/core/is-engine";
import type { EngineList } from "@/lib/engines/contract";

/**
 * Reads what `engineListSchema` describes, for pages that show the engine at once and do without the schema library. The
 * server has checked every field; this tells an answer of ours from anything else.
 */
export const engineListReader = {
  safeParse: (body: unknown) =>
    // Safe: every field has been looked at.
    isEngineList(Object(body))
      ? { success: true as const, data: body as EngineList }
      : { success: false as const },
};

type Fields = Record<string, unknown>;

function isEngineList(list: Fields): boolean {
  return (
    isListOf(isWriter, list.writers) &&
    typeof list.current === "string" &&
    (list.chosen === null || typeof list.chosen === "string") &&
    isListOf(isConnection, list.connections) &&
    typeof list.looksOnThisMachine === "boolean" &&
    typeof list.allowsPrivateAddresses === "boolean"
  );
}

function isListOf(isOne: (value: unknown) => boolean, list: unknown): boolean {
  return Array.isArray(list) && list.every(isOne);
}

function isWriter(value: unknown): boolean {
  const { ref, source, contextTokens, prices }: Fields = Object(value);
  const texts = typeof ref === "string" && typeof source === "string";
  const context = contextTokens === null || typeof contextTokens === "number";
  return isEngine(value) && texts && context && typeof prices === "object";
}

function isConnection(value: unknown): boolean {
  const { id, provider, baseUrl, model, keyEnd }: Fields = Object(value);
  const isText = (field: unknown) => typeof field === "string";
  return [id, provider, baseUrl, model].every(isText) && (keyEnd === null || isText(keyEnd));
}
