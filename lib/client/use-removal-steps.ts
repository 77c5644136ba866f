"use client";

import { useState } from "react";

import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import {
  isMarkedOnly,
  marksOfStep,
  NO_STEPS,
  type OpenedMarks,
  type RemovalStep,
  type RemovalSteps,
  toEdit,
  withoutLast,
  withStep,
} from "@/lib/client/removal-steps";
import type { RemovalRequest } from "@/lib/client/use-removal-request";
import type { ToolRun } from "@/lib/client/use-tool";
import { nameInTitle, titleFromFileName } from "@/lib/files/title-from-file-name";
import type { removeObjectContract } from "@/lib/tools/remove-object/contract";

type Run = ToolRun<typeof removeObjectContract>;

/** The creation or run that the page was opened with: another one starts anew. */
type OfPage = { of: string | undefined };

/** A removal on its way, and the result that the page showed when it began. */
type Sent = Omit<RemovalStep, "result"> & OfPage & { after?: string };

/**
 * The removals on one image: each goes on with the result of the one before, the last can be taken back, and the one that
 * made the shown result be done again with another mask.
 */
export function useRemovalSteps(run: Run) {
  const of = run.restored?.id;
  const { result } = run;
  const [kept, setKept] = useState<RemovalSteps & OfPage>({ ...NO_STEPS, of });
  const [lastSent, setSent] = useState<Sent | null>(null);
  const [lastMarked, setMarked] = useState<(OfPage & { marks: OpenedMarks }) | null>(null);
  const steps = kept.of === of ? kept : NO_STEPS;
  const sent = lastSent?.of === of ? lastSent : null;
  const { list, undone, isEdited, turn } = steps;
  const last = list.at(-1);

  if (sent && run.status === "success" && result && result.id !== sent.after) {
    const { before, object, mask = result.mask } = sent;
    setKept({ ...withStep(steps, { before, object, mask, result }), of });
    setSent(null);
  }

  const opened = openedStep(run);
  const marks = run.status === "success" ? marksOfOpened(opened) : marksAtWork(run);
  if (marks && lastMarked?.of !== of) setMarked({ of, marks });
  // Until something came of it: the marks stay in the form while the next removal runs, and when that fails.
  const isUntouched = list.length === 0 && undone === null;
  const marked = isUntouched && lastMarked?.of === of ? (lastMarked?.marks ?? null) : null;

  function takeBack(rest: RemovalSteps): void {
    setSent(null);
    setKept({ ...rest, of });
  }

  const shown = isEdited ? undone : (last ?? opened);

  return {
    list,
    /** Different after every step, for a form that begins anew with each. */
    key: [of, marked?.id, last?.result.id, undone?.result.id, turn].join(" "),
    /** What the form starts with: the last result, or what was there before it was taken back or sent. */
    source: last ? resultOf(last) : ((undone ?? sent)?.before ?? null),
    object: undone?.object,
    /** The step that the form starts with the mask of; null for none. */
    edited: isEdited ? undone : null,
    /** The marks of the removal that was opened, which wasn't named; null for none, or once another one was made. */
    marked,
    /** What the shown result was made from. */
    before: shown?.before ?? sent?.before ?? null,
    /** Every step was taken back, so that there is no result to show. */
    isBlank: undone !== null && !isEdited && list.length === 0 && run.status === "success",
    start({ image: before, object, mask }: RemovalRequest): void {
      if (before) setSent({ before, object, mask, of, ...(result && { after: result.id }) });
    },
    undo(): void {
      const previous = list.at(-2);
      takeBack(withoutLast(steps));
      if (previous) run.adopt(inputOf(previous), previous.result);
    },
    /** Goes back to what the shown result was made from, with its mask; null where either is gone. */
    edit: shown?.mask === undefined ? null : () => takeBack(toEdit(steps, shown)),
  };
}

/** The removal that was opened; null when what it worked on is gone. */
function openedStep({ opened, restored, result }: Run): RemovalStep | null {
  if (!opened?.source || !result) return null;
  const { object } = restored?.input ?? {};
  return { before: opened.source, object, mask: opened.mask ?? result.mask, result };
}

function marksOfOpened(step: RemovalStep | null): OpenedMarks | null {
  return step && isMarkedOnly(step) ? marksOfStep(step) : null;
}

/** The marks that a removal was sent with which was begun elsewhere and hasn't made anything yet. */
function marksAtWork({ opened, restored }: Run): OpenedMarks | null {
  const mask = opened?.mask;
  const { object } = restored?.input ?? {};
  if (!(mask instanceof Blob) || !isMarkedOnly({ object, mask })) return null;
  return { mask, image: null, id: null };
}

function inputOf({ object }: RemovalStep): { object?: string } {
  return object === undefined ? {} : { object };
}

function resultOf({ before, result }: RemovalStep): ImageChoice {
  const name = choiceName(before);
  const title = before instanceof File ? titleFromFileName(name) : nameInTitle(name);
  return { url: result.content, title };
}
