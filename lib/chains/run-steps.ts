import "server-only";

import { uuidv7 } from "uuidv7";
import type { Database } from "@/db/client";
import { isOutage } from "@/db/failure-kinds";
import { lockAccount } from "@/db/queries/account-lock";
import type { ChainItemRow, StoredCall } from "@/db/schema/chain-items";
import { type ChainValue, valueOfCall } from "@/lib/chains/chain-value";
import { findKind } from "@/lib/chains/kinds";
import { isOurs, performStep } from "@/lib/chains/perform-step";
import { STEP_CALLS } from "@/lib/chains/step-calls";
import { type ChainProgress, messageOfCall, progressOfCall } from "@/lib/chains/step-words";
import { type ChainStep, variantsOf } from "@/lib/chains/steps";
import { describeWait, NoRoom, untilEngineHasRoom } from "@/lib/chains/until-engine-has-room";
import { AppError } from "@/lib/core/errors";
import { allowanceOfCall } from "@/lib/engines/allowance-of-call";
import { chosenEngine } from "@/lib/engines/chosen-engine";
import type { RecordUse } from "@/lib/engines/engine-uses";
import type { RunContext } from "@/lib/providers/context";
import { goesOnElsewhere } from "@/lib/runs/live-runs";
import { beginCharge, type Charge, NO_CHARGE } from "@/lib/usage/charge";

/** One input on its way through the steps. `save` stores the item as it is now, and tells whether it's still this process's. */
export type CarriedItem = {
  item: ChainItemRow;
  steps: readonly ChainStep[];
  /** Where its person sees this server. */
  origin: string;
  save: (tx?: Database) => Promise<boolean>;
  /** Hears what is being done, and whether that is waiting. */
  onStep: (step: ChainProgress) => void;
};

/** A step of one input failed; what else went wrong ends the whole chain. */
export class StepFailure extends Error {
  override readonly name = "StepFailure";
}

/** Where a value is in the tree of an input's calls. */
type Position = { step: number; place: string };

const START: Position = { step: 0, place: "" };

/**
 * Takes a value through the steps of a chain, skipping the calls that were made before. A step that makes several things
 * of it hands each of them on.
 *
 * @throws StepFailure when a call fails, AppError `aborted` when stopped, `rate_limited` when the quota is used up, what an
 *   engine says that has no room for long, and what the database throws while it's away
 */
export async function runSteps(
  ctx: RunContext,
  carried: CarriedItem,
  value: ChainValue,
  { step: index, place }: Position = START,
): Promise<void> {
  const step = carried.steps[index];
  if (!step) return;
  for (const [variant, settings] of variantsOf(step).entries()) {
    const position = { step: index, place: place === "" ? `${variant}` : `${place}.${variant}` };
    const made = await makeCall(ctx, carried, { ...position, settings, value });
    await runSteps(ctx, carried, made, { ...position, step: index + 1 });
  }
}

type Call = Position & { settings: ChainStep["settings"]; value: ChainValue };

/** What a call made, or has made before. */
async function makeCall(ctx: RunContext, carried: CarriedItem, call: Call): Promise<ChainValue> {
  const { item, steps } = carried;
  const step = steps[call.step];
  const kind = step && findKind(step.kind);
  if (!kind) throw new StepFailure("a step no longer exists");
  const known = item.calls.find((one) => one.step === call.step && one.place === call.place);
  const done = known?.state === "done" ? known : await charged(ctx, carried, call, known);
  return valueOfCall(done, { given: call.value, material: kind.gives, from: kind.tool });
}

/**
 * Makes a call that the quota is charged for, in the transaction that records its beginning. One that a process left when
 * it died is made again as the same run: it was charged then, and saves over what was saved.
 */
async function charged(
  ctx: RunContext,
  carried: CarriedItem,
  call: Call,
  begun: StoredCall | undefined,
): Promise<StoredCall> {
  const { kind } = carried.steps[call.step] as ChainStep; // Safe: `makeCall` has looked.
  if (ctx.signal.aborted) throw stopped();
  const { contract } = STEP_CALLS[kind];
  const engine = await chosenEngine(ctx, contract);
  const allowance = await allowanceOfCall(ctx, contract, engine);
  const current = begun ?? (await begin(ctx, carried, call, beginCharge(ctx, allowance)));
  const charge = beginCharge(ctx, allowance, current.charge);
  try {
    return await attempt(ctx, carried, {
      ...call,
      kind,
      engine,
      current,
      charge,
      takenOver: begun !== undefined,
    });
  } finally {
    await charge.settle();
  }
}

/** Records that a call begins, and takes its charge: both or neither. */
async function begin(
  ctx: RunContext,
  { item, save }: CarriedItem,
  { place, step }: Call,
  charge: Charge,
): Promise<StoredCall> {
  const state = "begun" as const;
  const call: StoredCall = { place, step, runId: uuidv7(), state, charge: charge.planned };
  item.calls.push(call);
  try {
    await ctx.db.transaction(async (tx) => {
      // Another process has this chain now.
      if (!(await save(tx))) throw stopped();
      await charge.takeWith(tx);
    });
  } catch (error) {
    item.calls = item.calls.filter((one) => one !== call);
    throw error;
  }
  return call;
}

type Attempt = Call & {
  kind: ChainStep["kind"];
  engine: string | null;
  current: StoredCall;
  charge: Charge;
  takenOver: boolean;
};

async function attempt(
  ctx: RunContext,
  carried: CarriedItem,
  { kind, engine, current, charge, value, settings, takenOver }: Attempt,
): Promise<StoredCall> {
  const { item, origin, save, onStep } = carried;
  const label = findKind(kind)?.label ?? kind;
  const { runId } = current;
  let recordUse: RecordUse | null = null;
  /** Forgets the call, so that going on is another one. */
  const unmake = async () => {
    item.calls = item.calls.filter((one) => one !== current);
    await saveWith(ctx, save, recordUse, charge);
  };
  try {
    const call = {
      kind,
      settings,
      value,
      origin,
      runId,
      engine,
      charge,
      progress: progressOfCall(onStep, label),
      signal: ctx.signal,
    };
    const performed = await untilEngineHasRoom(
      ctx.signal,
      (isAgain) => {
        onStep({ label });
        return performStep(ctx, { ...call, takenOver: takenOver || isAgain });
      },
      (seconds) => onStep({ label: `${label}: ${describeWait(seconds)}` }),
    );
    recordUse = performed.recordUse;
    charge.keep();
    // A service may end early with what it has, which isn't for the next step.
    if (ctx.signal.aborted) throw stopped();
    Object.assign(current, performed.made, { state: "done" });
    await saveWith(ctx, save, recordUse);
    return current;
  } catch (error) {
    if (goesOnElsewhere(ctx.signal) || !isOurs(ctx)) {
      // Whoever has the run now makes this call again, without a charge.
      charge.keep();
      throw stopped();
    }
    if (ctx.signal.aborted) {
      // What was made until a person stopped it stays, and is paid for.
      await unmake();
      throw stopped();
    }
    if (isOutage(error)) {
      // Whoever takes the run up again makes this call again, too: what it used isn't recorded.
      current.state = "begun";
      charge.keep();
      throw error;
    }
    if (error instanceof NoRoom) {
      await unmake();
      throw error.said;
    }
    Object.assign(current, { state: "failed", error: messageOfCall(error) });
    await saveWith(ctx, save, null, charge);
    throw new StepFailure("a step failed", { cause: error });
  }
}

/**
 * Records that a call has ended, together with what it used and, if it made nothing, its refund: all or nothing, and only
 * while this process has the chain.
 */
async function saveWith(
  ctx: RunContext,
  save: CarriedItem["save"],
  recordUse: RecordUse | null,
  unmade: Charge = NO_CHARGE,
): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      if (recordUse) await lockAccount(tx, ctx.user.id);
      if (!(await save(tx))) return;
      await recordUse?.(tx);
      await unmade.refundWith(tx);
    });
  } finally {
    unmade.keep();
  }
}

function stopped(): AppError {
  return new AppError("aborted", "You stopped this chain.");
}
