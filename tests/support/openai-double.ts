import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type EditCall, respondWithEdit } from "./openai-double-edits";
import { type ImageCall, respondWithImage, respondWithImages } from "./openai-double-images";
import {
  type DoubleRequest,
  readText,
  receiveCall,
  respondToCall,
  sendError,
  sendJson,
} from "./openai-double-responses";

export type OpenAiDouble = {
  /** Value for `OPENAI_BASE_URL`. */
  url: string;
  requests: DoubleRequest[];
  /** `images.generate` calls; see `openai-double-images.ts`. */
  imageCalls: ImageCall[];
  /** `images.edit` calls; see `openai-double-edits.ts`. */
  editCalls: EditCall[];
  close: () => Promise<void>;
};

/** Texts of the conversations that get no answer for now. */
const broken = new Map<string, readonly string[]>();

type DoubleOptions = {
  port?: number;
  /** Refuses every call without this key. */
  apiKey?: string;
  /** Its list of models; empty by default. */
  models?: readonly { id: string; [detail: string]: unknown }[];
  /** Further addresses, as other servers have them; `body` is the parsed request, if it has one. */
  also?: Record<string, (body: unknown, query: URLSearchParams) => unknown>;
};

/**
 * Starts a server that speaks OpenAI's chat completions API, streaming or not, and writes articles of the
 * requested length and lists of ten titles. Markers anywhere in the conversation script it:
 *
 * - `[[fault:429]]` 429 with `Retry-After: 1` to the first call of this conversation, then an answer;
 *   `[[fault:500-once]]` likewise. `[[fault:401]]`, `[[fault:404]]`, `[[fault:429-always]]`, `[[fault:500]]` always.
 * - `[[fault:slow]]` first byte after 5 s, `[[fault:slow:1500]]` after 1.5 s, `[[fault:hang]]` never.
 * - `[[fault:cut]]` drops the connection halfway. `[[fault:json]]` invalid JSON. `[[fault:empty]]` no text.
 * - `[[fault:filter]]` finish reason `content_filter`. `[[fault:length]]` stops halfway with `length`.
 *   `[[fault:cut:1]]` and `[[fault:length:2]]` stop after that many calls about one topic.
 * - `[[endless]]` never stops streaming. `[[drip:50]]` 50 ms between chunks. `[[chunk:6]]` 6 words in each.
 * - `[[context:500]]` 400 when the conversation is longer than a 500-token context.
 * - `[[lie]]` about documents: see `openai-double-documents.ts`.
 * - `[[words:300]]`, `[[short]]`, `[[long]]`, `[[titles:20]]`, `[[duplicates]]`, `[[outline:drop]]`, `[[preamble]]`: see
 *   `openai-double-writing.ts`.
 *
 * Control: `GET /__double/requests?contains=text` lists the calls, `POST /__double/reset` clears them.
 * `POST /__double/break` with `{"contains": ["a", "b"]}` answers 401 to every conversation with all of these texts until
 * `POST /__double/mend` with the same body.
 */
export async function startOpenAiDouble(options: DoubleOptions = {}): Promise<OpenAiDouble> {
  const requests: DoubleRequest[] = [];
  const imageCalls: ImageCall[] = [];
  const editCalls: EditCall[] = [];
  const server = createServer((request, response) => {
    serve(request, response, { requests, imageCalls, editCalls, options }).catch(() =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    imageCalls,
    editCalls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  {
    requests,
    imageCalls,
    editCalls,
    options,
  }: {
    requests: DoubleRequest[];
    imageCalls: ImageCall[];
    editCalls: EditCall[];
    options: DoubleOptions;
  },
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://double");
  const also = options.also?.[url.pathname];
  if (also) {
    const body = await readText(request);
    return sendJson(response, 200, also(body ? JSON.parse(body) : undefined, url.searchParams));
  }
  if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) {
    return sendError(response, 401, `Incorrect API key: ${request.headers.authorization}`);
  }
  if (url.pathname === "/__double/requests") {
    const contains = url.searchParams.get("contains") ?? "";
    return sendJson(
      response,
      200,
      requests.filter((call) => JSON.stringify(call.body).includes(contains)),
    );
  }
  if (url.pathname === "/__double/reset") {
    requests.length = 0;
    return sendJson(response, 200, {});
  }
  if (url.pathname === "/__double/break" || url.pathname === "/__double/mend") {
    const { contains } = JSON.parse(await readText(request)) as { contains: string[] };
    if (url.pathname.endsWith("break")) broken.set(contains.join("\n"), contains);
    else broken.delete(contains.join("\n"));
    return sendJson(response, 200, {});
  }
  if (url.pathname === "/v1/models")
    return sendJson(response, 200, { object: "list", data: options.models ?? [] });
  if (url.pathname === "/v1/images/generations") {
    const body = JSON.parse(await readText(request)) as ImageCall["body"];
    const call = { authorization: request.headers.authorization, body };
    const earlier = [...imageCalls];
    imageCalls.push(call);
    return respondWithImages(request, response, call, earlier);
  }
  if (url.pathname === "/v1/images/edits") return respondWithEdit(request, response, editCalls);
  if (url.pathname.startsWith("/pictures/")) {
    return respondWithImage(response, url.pathname.slice("/pictures/".length));
  }
  if (url.pathname !== "/v1/chat/completions" || request.method !== "POST") {
    return sendError(response, 404, "Unknown address.");
  }
  const call = await receiveCall(request, response);
  const earlier = [...requests];
  requests.push(call);
  const said = JSON.stringify(call.body.messages);
  if ([...broken.values()].some((texts) => texts.every((text) => said.includes(text)))) {
    return sendError(response, 401, "Broken until it is mended.");
  }
  await respondToCall(response, call, earlier);
}
