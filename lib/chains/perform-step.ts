import "server-only";

import { findRun } from "@/db/queries/runs";
import type { StoredCall } from "@/db/schema/chain-items";
import type { ChainValue } from "@/lib/chains/chain-value";
import { handOnStep } from "@/lib/chains/hand-on-step";
import { findKind, type StepKindId } from "@/lib/chains/kinds";
import { STEP_CALLS, type StepCall } from "@/lib/chains/step-calls";
import { AppError } from "@/lib/core/errors";
import { formatBytes } from "@/lib/core/format";
import type { Progress } from "@/lib/core/progress";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { beginningOf } from "@/lib/core/text";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { copyOwnFile } from "@/lib/creations/copy-own-file";
import type { RecordUse } from "@/lib/engines/engine-uses";
import { kindOfRun } from "@/lib/engines/kind-of-run";
import { runService, type Served } from "@/lib/engines/run-service";
import { fileIdOf, filePath } from "@/lib/files/file-path";
import { parseInput } from "@/lib/http/respond";
import type { RunContext, UserContext } from "@/lib/providers/context";
import { carries } from "@/lib/queue/kinds";
import { subjectOf } from "@/lib/registry/send-to";
import { goesOnElsewhere } from "@/lib/runs/live-runs";
import type { Charge } from "@/lib/usage/charge";

/** One call of a step. */
export type StepCallToMake = {
  kind: StepKindId;
  settings: Record<string, string | string[]>;
  value: ChainValue;
  /** Where its person sees this server. */
  origin: string;
  runId: string;
  /** Whether it was begun before, by a process that died. */
  takenOver: boolean;
  engine: string | null;
  charge: Charge;
  progress: Progress;
  signal: AbortSignal;
};

/** Longer than any file's name that a person gave it. */
const NAME_CHARACTERS = 255;

type Performed = {
  /** What the call made. */
  made: Pick<StoredCall, "creationId" | "address" | "subject" | "message">;
  /** Adds what it used of an engine; null when it used none, or the process that carried it has added it. */
  recordUse: RecordUse | null;
};

/**
 * Calls a step's tool as its own route would, with the files copied to this machine for as long as that takes. What
 * this process doesn't carry, another one does.
 *
 * @throws whatever the contract and the service throw, `not_found` when a file is gone
 */
export async function performStep(ctx: RunContext, call: StepCallToMake): Promise<Performed> {
  const { kind, settings, value } = call;
  const { contract, fields, files, subject } = STEP_CALLS[kind];
  const input: object = Object(
    parseInput(contract.input, await fields(ctx, value, settings, call.origin)),
  );
  return inTemporaryFolder("chain", async (folder) => {
    const given = files && (await copyFiles(ctx, call, files(value, settings), folder));
    const { content, stored, recordUse } = await makeContent(ctx, call, input, given);
    const about = subject?.(content);
    const made = {
      creationId: String(content.id),
      // The file that a text stored is the one it was made from.
      address: findKind(kind)?.gives === "text" ? undefined : addressOf(content, stored),
      message: messageOf(content),
      subject: about === undefined ? beginningOf(value.subject, NAME_CHARACTERS) : subjectOf(about),
    };
    return { made, recordUse };
  });
}

/** What the step's own page would say of its result. Of an article that is cut off, the page says so by its text's end. */
function messageOf({ message, meta }: Record<string, unknown>): string | undefined {
  const sentences = [
    typeof message === "string" && message,
    Object(meta).truncated === true &&
      "It was cut off. Open it here and click Continue for the rest.",
  ].filter(Boolean);
  return sentences.join(" ") || undefined;
}

/** Whether the run that carries the chain out may still save anything. */
export function isOurs({ assertOurs }: Pick<RunContext, "assertOurs">): boolean {
  try {
    assertOurs();
    return true;
  } catch {
    return false;
  }
}

/** The call's answer, with the IDs of the files that it stored as far as this process made it. */
async function makeContent(
  ctx: RunContext,
  call: StepCallToMake,
  input: object,
  files: Record<string, UploadedFile> | undefined,
): Promise<Served & { stored: readonly string[] }> {
  const { contract, service } = STEP_CALLS[call.kind];
  const kind = await kindOfRun(ctx, contract, call.engine);
  if (kind !== null && (!carries(kind) || (await wasHandedOn(ctx, call)))) {
    const { endpoint } = contract;
    const asked = { ...call, endpoint, kind, input: { ...input }, files: files ?? {} };
    return { content: await handOnStep(ctx, asked), stored: [], recordUse: null };
  }
  let stored: readonly string[] = [];
  const work = (run: RunContext) => {
    stored = run.storedFileIds;
    // Safe: the contract has checked the fields, and the step names the files.
    return service(run, { ...input, ...(files && { files }) } as never);
  };
  const served = await runService({ ...ctx, signal: call.signal }, work, {
    contract,
    runId: call.runId,
    name: null,
    input,
    engine: call.engine,
    compared: null,
    page: { ask: undefined, contextTokens: 0 },
    progress: call.progress,
    signal: call.signal,
    // The chain's row says the one, and the run that carries it out the other.
    isOurs: () => !goesOnElsewhere(call.signal) && isOurs(ctx),
  });
  return { ...served, stored };
}

/** Whether a process before this one had handed a call on. Its own row says then what became of it and of its charge. */
async function wasHandedOn(ctx: UserContext, call: StepCallToMake): Promise<boolean> {
  if (!call.takenOver) return false;
  return (await findRun(ctx.db, { userId: ctx.user.id, id: call.runId })) !== null;
}

async function copyFiles(
  ctx: UserContext,
  { kind, value, signal }: StepCallToMake,
  addresses: ReturnType<NonNullable<StepCall["files"]>>,
  folder: string,
): Promise<Record<string, UploadedFile>> {
  const copied: Record<string, UploadedFile> = {};
  for (const [name, address] of Object.entries(addresses)) {
    if (address === undefined) continue;
    const { sha256: _, ...file } = await copyOwnFile({ ...ctx, signal }, address, folder);
    const named = { ...file, name: value.subject };
    if (file.byteSize === 0) throw new AppError("invalid_input", "This file is empty.");
    const most = STEP_CALLS[kind].contract.files?.[name]?.maxBytes;
    if (most !== undefined && file.byteSize > most) {
      const message = `This file is larger than the ${formatBytes(most)} that this step takes.`;
      throw new AppError("payload_too_large", message);
    }
    copied[name] = named;
  }
  return copied;
}

/** Where the result's image is; a QR code's isn't in its answer. */
function addressOf({ content }: Record<string, unknown>, stored: readonly string[]) {
  if (typeof content === "string" && fileIdOf(content)) return content;
  const [first] = stored;
  return first === undefined ? undefined : filePath(first);
}
