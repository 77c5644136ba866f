import "server-only";

import { AppError } from "@/lib/core/errors";
import { EVENT_STREAM } from "@/lib/http/stream-events";
import type { ApiOperation } from "@/lib/programs/api-operation";

type Sender = { authorization: string; origin: string; signal: AbortSignal };

/**
 * A tool call as the request that its route takes.
 *
 * @param args untrusted; the route checks them
 * @throws AppError `invalid_input` for a file that is neither a data URL nor an address of ours
 */
export function toolRequest(
  { method, path, contract }: ApiOperation,
  args: Record<string, unknown>,
  { authorization, origin, signal }: Sender,
): Request {
  const url = new URL(path, origin);
  const headers = new Headers({ authorization });
  if (contract) headers.set("accept", EVENT_STREAM);
  if (method === "get") {
    for (const [name, value] of given(args)) url.searchParams.set(name, asText(value));
    return new Request(url, { headers, signal });
  }
  if (contract?.files) {
    const body = formOf(args, Object.keys(contract.files));
    return new Request(url, { method: "POST", headers, body, signal });
  }
  headers.set("content-type", "application/json");
  return new Request(url, { method: "POST", headers, body: JSON.stringify(args), signal });
}

function given(args: Record<string, unknown>) {
  return Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function formOf(args: Record<string, unknown>, files: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of given(args)) {
    if (files.includes(name)) form.set(name, fileOf(asText(value)));
    else form.set(name, asText(value));
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
