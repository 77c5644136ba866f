import type { IncomingMessage } from "node:http";

import { startLocalServer } from "./local-server";
import {
  type DoubleRequest,
  receiveCall,
  respondToCall,
  sendJson,
} from "./openai-double-responses";

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** How a provider's OpenAI-compatible address differs from OpenAI's. */
export type Dialect = {
  /** The path of its base address. */
  path: string;
  listModels: (request: IncomingMessage, query: URLSearchParams) => Answer;
  /** Undefined for a call that it answers with a text. */
  refuse: (call: DoubleRequest) => Answer | undefined;
};

export type ProviderDouble = {
  /** Its base address. */
  url: string;
  requests: DoubleRequest[];
  /** What every further call gets, lists of models too; undefined to work again. */
  failWith: (answer: Answer | undefined) => void;
  close: () => Promise<void>;
};

/** Starts a server in the place of a provider; what it writes is what `openai-double.ts` writes. */
export async function startProviderDouble(dialect: Dialect): Promise<ProviderDouble> {
  const requests: DoubleRequest[] = [];
  let failure: Answer | undefined;
  const server = await startLocalServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://double");
    const send = ({ status, body, headers }: Answer) => sendJson(response, status, body, headers);
    if (pathname === `${dialect.path}/models`) {
      return send(failure ?? dialect.listModels(request, searchParams));
    }
    if (pathname !== `${dialect.path}/chat/completions`) return send({ status: 404, body: {} });
    const call = await receiveCall(request, response);
    const earlier = [...requests];
    requests.push(call);
    const refusal = failure ?? dialect.refuse(call);
    if (refusal) return send(refusal);
    await respondToCall(response, call, earlier);
  });
  return {
    url: server.origin + dialect.path,
    requests,
    failWith: (answer) => {
      failure = answer;
    },
    close: server.close,
  };
}
