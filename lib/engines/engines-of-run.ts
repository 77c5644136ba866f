import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { withKeyOf } from "@/lib/engines/connections";
import { BROWSER_REF, SERVER_REF } from "@/lib/engines/refs";
import { findEntry } from "@/lib/engines/registry";
import { downloadedWriters } from "@/lib/providers";
import {
  createPageText,
  createServerImage,
  createServerText,
  withServerEditor,
} from "@/lib/providers/choose";
import type { UserContext } from "@/lib/providers/context";
import type { ImageGenerator } from "@/lib/providers/image-generation/port";
import type { TextPort } from "@/lib/providers/text/port";
import type { VisionPort } from "@/lib/providers/vision/port";

/** The model in the caller's browser. */
export type PageModel = {
  /** Absent when the call is answered with JSON, so that no page listens. */
  ask: Progress["onQuestion"];
  contextTokens: number;
};

/**
 * The text engine of one run; see `findEntry`.
 *
 * @throws AppError `unusable` when the named one is out of reach
 */
export async function writerFor(
  ctx: UserContext,
  wanted: string | null,
  page: PageModel,
): Promise<TextPort> {
  // What most runs name; it needs no look-up.
  if (wanted === SERVER_REF) return ctx.text;
  if (wanted === BROWSER_REF) return pageText(ctx, page);
  const { writer, sealed, downloaded } = await findEntry(ctx, "writes", wanted);
  if (downloaded) return downloadedWriters.get().textOf(downloaded);
  return writer ? createServerText(await withKeyOf(ctx, writer, sealed)) : ctx.text;
}

/**
 * The image generator of one run; see `findEntry`.
 *
 * @throws AppError `unusable` when the named one is out of reach
 */
export async function painterFor(ctx: UserContext, wanted: string | null): Promise<ImageGenerator> {
  if (wanted === SERVER_REF) return ctx.imageGenerator;
  const { painter, sealed } = await findEntry(ctx, "paints", wanted);
  return painter ? createServerImage(await withKeyOf(ctx, painter, sealed)) : ctx.imageGenerator;
}

/**
 * The vision engine of one run, with the editor that `findEntry` finds in place of this server's own.
 *
 * @throws AppError `unusable` when the named one is out of reach
 */
export async function editorFor(
  ctx: UserContext,
  wanted: string | null,
  kind: "erases" | "cutsOut",
): Promise<VisionPort> {
  if (wanted === SERVER_REF) return ctx.vision;
  const { painter, sealed } = await findEntry(ctx, kind, wanted);
  if (!painter) return ctx.vision;
  return withServerEditor(ctx.vision, await withKeyOf(ctx, painter, sealed), ctx.imageProcessor);
}

function pageText({ db }: UserContext, { ask, contextTokens }: PageModel): TextPort {
  if (ask) return createPageText({ db, ask, contextTokens });
  const message = "The model in a browser only writes for calls that accept text/event-stream.";
  throw new AppError("unusable", message);
}
