import "server-only";

import { AppError } from "@/lib/core/errors";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { McpTool } from "@/lib/programs/mcp/tools";

type Sender = { authorization: string; origin: string; signal: AbortSignal };

/**
 * A tool call as the request that its route takes. Arguments that the tool's schema doesn't name are left out, as routes
 * leave out such fields: there may be any number of them.
 *
 * @param args untrusted; the route checks them
 * @throws AppError `invalid_input` for a file that is neither a data URL nor an address of ours, and for lists in lists too
 *   deep to be written down
 */
export function toolRequest(
  { operation: { method, path, contract }, inputSchema, always }: McpTool,
  args: Record<string, unknown>,
  { authorization, origin, signal }: Sender,
): Request {
  const known = { ...knownOf(args, Object.keys(inputSchema.properties ?? {})), ...always };
  const url = new URL(path, origin);
  const headers = new Headers({ authorization });
  if (contract) headers.set("accept", EVENT_STREAM);
  if (method === "get") {
    url.search = `${new URLSearchParams(textsOf(known))}`;
    return new Request(url, { headers, signal });
  }
  if (contract?.files) {
    const body = formOf(known, Object.keys(contract.files));
    return new Request(url, { method: "POST", headers, body, signal });
  }
  headers.set("content-type", "application/json");
  return new Request(url, { method: "POST", headers, body: asJson(known), signal });
}

/** Goes through the names, which are few, and never through the arguments. */
function knownOf(args: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(args, name) ? [[name, args[name]]] : [])),
  );
}

function textsOf(args: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(args).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, asText(value)]],
  );
}

function asText(value: unknown): string {
  return typeof value === "object" ? asJson(value) : String(value);
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    // What came as JSON fails only where the stack ends.
    throw new AppError("invalid_input", "These arguments are nested too deeply.", { cause });
  }
}

function formOf(args: Record<string, unknown>, files: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, text] of textsOf(args)) {
    form.set(name, files.includes(name) ? fileOf(text) : text);
  }
  return form;
}

const OWN_FILE = /^\/api\/(?:files|uploads)\/[\w-]{1,100}$/;
const DATA_URL = /^data:([\w.+-]{1,50}\/[\w.+-]{1,100})?;base64,/;

/** A file of a data URL, or the address of one of the caller's own, which the route looks up. */
function fileOf(text: string): File | string {
  if (OWN_FILE.test(text)) return text;
  const head = DATA_URL.exec(text);
  if (!head) {
    const message =
      "Send a file as data:<media type>;base64,<data>, or as the address of one of your own files: /api/files/<id>.";
    throw new AppError("invalid_input", message);
  }
  const bytes = Buffer.from(text.slice(head[0].length), "base64");
  const type = head[1] ?? "application/octet-stream";
  return new File([bytes], `file.${type.split("/")[1]?.split("+")[0] ?? "bin"}`, { type });
}
