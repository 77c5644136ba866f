"use client";

import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { callApi } from "@/lib/client/call-api";
import { fetchFile } from "@/lib/client/fetch-file";
import type { OpenedParts, StoredImage } from "@/lib/client/image-choice";
import type { RunProgress } from "@/lib/client/use-run";
import { creationName } from "@/lib/creations/prompt-parts";
import { creationResponseReader } from "@/lib/creations/read-answer";
import { openedCreationReader } from "@/lib/creations/read-opened";
import type { Creation, OpenedCreation } from "@/lib/creations/schema";
import { nameInTitle } from "@/lib/files/title-from-file-name";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import { makesCreationsAt } from "@/lib/registry/open-path";
import { findTool } from "@/lib/registry/tools";

/**
 * Opens one of the caller's creations in the tool that made it: what it was asked for, what its call answered, and the
 * image it was made from.
 *
 * @returns `source` is null when what it was made from was neither kept nor is another creation that is still there
 * @throws ApiError `not_found` also for a creation of another tool, or of a version whose results looked different
 */
export async function openCreation<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules,
>(id: string, contract: ToolContract<Input, Output, Files>, signal: AbortSignal) {
  const found = await fetchOpened(id, signal);
  const isOurs = findTool(found.creation.tool)?.endpoints[0] === contract.endpoint;
  const [answer, source] = await Promise.all([answerOf(found), sourceOf(found, signal)]);
  const result = contract.output.safeParse(answer);
  if (!isOurs || !result.success) {
    const message = "This creation can't be opened here. You can still see it on your dashboard.";
    throw new ApiError("not_found", message, { thrown: false, cause: result.error });
  }
  // Safe: the server checked it with the contract when the run began.
  const input = (found.input ?? inputOf(found.creation)) as z.input<Input>;
  return { input, result: result.data, source, mask: found.mask };
}

/**
 * Shows one of the caller's creations on a page, with what it was asked for.
 *
 * @returns null on a page where this contract doesn't make the creations
 */
export function showing<Input extends z.ZodType, Output extends z.ZodType, Files extends FileRules>(
  id: string,
  contract: ToolContract<Input, Output, Files>,
  onInput: (input: unknown, opened: OpenedParts) => void,
): ((progress: RunProgress) => Promise<z.output<Output>>) | null {
  if (!makesCreationsAt(location.pathname, contract.endpoint)) return null;
  return async ({ signal, onStep }) => {
    onStep({ label: "Opening the creation" });
    const { input, result, ...parts } = await openCreation(id, contract, signal);
    onInput(input, parts);
    return result;
  };
}

/** What the call answered, put together from the creation and what was kept beside it. */
async function answerOf({ creation, answer }: OpenedCreation): Promise<Record<string, unknown>> {
  const { id, type, content, meta } = creation;
  const { width, height, byteSize, contextId } = meta;
  const whole = { ...answer, id, content, meta, contextId };
  if (type === "image")
    return { ...whole, images: [{ id, url: content, width, height, byteSize }] };
  const isBareCode = type === "qr-code" && !answer.svg && !answer.dataUrl;
  return isBareCode ? { ...whole, format: "png", dataUrl: await codeOf(content) } : whole;
}

/** The stored image of a QR code, as the call would answer it. */
async function codeOf(content: string): Promise<string | undefined> {
  const url = /\/api\/files\/[\da-f-]+/.exec(content)?.[0];
  if (!url) return undefined;
  const bytes = new Uint8Array(await (await fetchFile(url)).arrayBuffer());
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** What the form can still be filled with when the input wasn't kept. */
function inputOf({ prompt, meta }: Creation): Record<string, unknown> {
  const { shape, detail, videoId, format, quality } = meta;
  const url = videoId ? `https://www.youtube.com/watch?v=${videoId}` : "";
  return { prompt, shape, detail, url, format, quality };
}

/** What one of the caller's creations was made from. */
export async function fetchOpenedParts(id: string, signal: AbortSignal): Promise<OpenedParts> {
  const opened = await fetchOpened(id, signal);
  return { source: await sourceOf(opened, signal), mask: opened.mask };
}

function fetchOpened(id: string, signal: AbortSignal): Promise<OpenedCreation> {
  const path = `/api/user/open-creation?id=${encodeURIComponent(id)}`;
  return callApi(path, openedCreationReader, { signal });
}

function keptSourceOf({ creation, source }: OpenedCreation): StoredImage | null {
  return source ? { url: source, title: nameInTitle(creationName(creation)) } : null;
}

async function sourceOf(opened: OpenedCreation, signal: AbortSignal): Promise<StoredImage | null> {
  const kept = keptSourceOf(opened);
  if (kept) return kept;
  const { parentId: id } = opened.creation;
  if (id === null) return null;
  const path = `/api/user/get-creation?id=${encodeURIComponent(id)}`;
  // It may be gone: then there is no image to compare with.
  const found = await callApi(path, creationResponseReader, { signal }).catch(() => null);
  if (found?.creation.type !== "image") return null;
  return { url: found.creation.content, title: nameInTitle(creationName(found.creation)) };
}
