import "server-only";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { deleteConnection, insertConnection, saveEngineChoice } from "@/db/queries/engines";
import { AppError } from "@/lib/core/errors";
import type { connectInput, EngineList, ServerInput, TestResult } from "@/lib/engines/contract";
import { listEngines } from "@/lib/engines/list-engines";
import { mayUsePrivateEngines } from "@/lib/engines/private-addresses";
import { getProvider } from "@/lib/engines/providers";
import { keyRef } from "@/lib/engines/refs";
import { sealKey } from "@/lib/engines/seal";
import { createServerText } from "@/lib/providers/choose";
import type { UserContext } from "@/lib/providers/context";
import { type AnyModel, canCutOut, readAllModels } from "@/lib/providers/model-servers/read-models";
import { limitRate } from "@/lib/usage/rate-limit";

const MAX_CONNECTIONS = 10;
/** A test calls an address of the person's choice. */
const TESTS_PER_HOUR = 30;
const LIST_TIMEOUT_MS = 10_000;
const FIRST_WORD_TIMEOUT_MS = 30_000;
const KEY_END_CHARACTERS = 4;
/** A key this short would be given away by its end. */
const MIN_KEY_FOR_END = 12;
/** Good and quick for articles or images, by the names that providers use; the first match is suggested. */
const SUGGESTED = [
  /gpt-5-mini$/,
  /sonnet/,
  /gemini-[\d.]+-flash$/,
  /mistral-medium-latest/,
  /70b/i,
  /^gpt-image-1\.5$/,
  /gpt-image/,
  /flux.*schnell/i,
];

/**
 * Tries a key: lists the server's models and asks one for a word.
 *
 * @throws AppError `unusable` for a refused key or an address that isn't such a server, `invalid_input` for an address
 *   that may not be reached from here, `rate_limited`, and what the text engine throws
 */
export async function testServer(ctx: UserContext, input: ServerInput): Promise<TestResult> {
  const server = await limitedServer(ctx, input);
  const listed = await listModels(server, ctx.signal);
  const idsOf = (kind: "writes" | "paints" | "edits") =>
    suggestedFirst(listed.filter((model) => model[kind]).map(({ id }) => id));
  const models = idsOf("writes");
  const model = input.model ?? models[0];
  if (!model) throw new AppError("unusable", "This server offers no model that writes.");
  const measured = await firstWordMs(ctx, { ...server, model });
  return {
    models,
    model,
    imageModels: idsOf("paints"),
    editModels: idsOf("edits"),
    firstWordMs: measured,
  };
}

/**
 * Saves a key with a model, after asking the server for its models once more, and writes with it from now on.
 *
 * @throws AppError like `testServer`, and `unusable` when the person has too many or the server lacks the model
 */
export async function connectServer(
  ctx: UserContext,
  input: z.output<typeof connectInput>,
): Promise<EngineList> {
  const server = await limitedServer(ctx, input);
  const { baseUrl, apiKey } = server;
  const listed = await listModels(server, ctx.signal);
  const model = listed.find(({ id, writes }) => writes && id === input.model);
  const { imageModel = null, editModel = null } = input;
  const paints = listed.some((one) => one.paints && one.id === imageModel);
  const edits = listed.some((one) => one.edits && one.id === editModel);
  if (!model || (imageModel !== null && !paints) || (editModel !== null && !edits))
    throw new AppError("unusable", "This server doesn't offer that model.");
  const id = uuidv7();
  const now = ctx.now();
  const row = {
    id,
    userId: ctx.user.id,
    provider: input.provider,
    baseUrl,
    sealedKey: apiKey
      ? await sealKey(ctx.db, apiKey, { userId: ctx.user.id, connectionId: id })
      : null,
    keyEnd: apiKey && apiKey.length >= MIN_KEY_FOR_END ? apiKey.slice(-KEY_END_CHARACTERS) : null,
    model: model.id,
    imageModel,
    editModel,
    contextTokens: model.contextTokens ?? null,
    inputPrice: model.prices?.input ?? null,
    outputPrice: model.prices?.output ?? null,
    createdAt: now,
  };
  await insertConnection(ctx.db, row, MAX_CONNECTIONS);
  const ref = keyRef(id);
  const chosen = {
    ref,
    ...(imageModel !== null && { painterRef: ref }),
    ...(editModel !== null && { eraserRef: ref }),
    ...(editModel !== null && canCutOut(editModel) && { cutterRef: ref }),
  };
  await saveEngineChoice(ctx.db, { userId: ctx.user.id, ...chosen, now });
  return listEngines(ctx);
}

/** Removes a connection and its key. */
export async function disconnectServer(ctx: UserContext, id: string): Promise<EngineList> {
  await deleteConnection(ctx.db, { id, userId: ctx.user.id });
  return listEngines(ctx);
}

type Server = {
  baseUrl: string;
  apiKey: string | undefined;
  isOwnKey: true;
  publicOnly: boolean;
};

async function limitedServer(ctx: UserContext, input: ServerInput): Promise<Server> {
  await limitRate(ctx.db, {
    subject: `engine-tests:${ctx.user.id}`,
    max: TESTS_PER_HOUR,
    windowSeconds: 3_600,
    now: ctx.now(),
  });
  const baseUrl = getProvider(input.provider).baseUrl ?? input.baseUrl ?? "";
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    apiKey: input.apiKey || undefined,
    isOwnKey: true,
    publicOnly: !(await mayUsePrivateEngines(ctx)),
  };
}

function listModels(server: Server, signal: AbortSignal): Promise<AnyModel[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]);
  return readAllModels(server, limited);
}

function suggestedFirst(ids: readonly string[]): string[] {
  const rank = (id: string) => {
    const at = SUGGESTED.findIndex((name) => name.test(id));
    return at < 0 ? SUGGESTED.length : at;
  };
  return [...ids].sort((one, other) => rank(one) - rank(other));
}

async function firstWordMs(ctx: UserContext, server: Server & { model: string }): Promise<number> {
  const text = createServerText({ ...server, contextTokens: undefined });
  const startedMs = performance.now();
  const pieces = text.stream({
    system: "Answer with one short word.",
    prompt: "Hello",
    // Models that think first spend most of it on that.
    maxOutputTokens: 512,
    userId: ctx.user.id,
    timeoutMs: FIRST_WORD_TIMEOUT_MS,
    signal: ctx.signal,
  });
  await pieces.next();
  const elapsedMs = Math.round(performance.now() - startedMs);
  await pieces.return({ text: "", finishReason: "aborted" });
  return elapsedMs;
}
