"use client";

import { useState } from "react";

import { choiceName, type ImageChoice } from "@/lib/client/image-choice";
import type { RemovalRequest } from "@/lib/client/use-removal-request";
import type { ToolRun } from "@/lib/client/use-tool";
import { nameInTitle, titleFromFileName } from "@/lib/files/title-from-file-name";
import type { ObjectRemoval, removeObjectContract } from "@/lib/tools/remove-object/contract";

/** One removal: what it worked on, what was removed, and what came of it. */
export type RemovalStep = {
  before: ImageChoice;
  object: string | undefined;
  result: ObjectRemoval;
};

type Steps = {
  /** The creation or run that the page was opened with: another one starts anew. */
  of: string | undefined;
  list: readonly RemovalStep[];
  /** The step that was taken back last. */
  undone: RemovalStep | null;
};

/** A removal on its way, and the result that the page showed when it began. */
type Sent = {
  image: ImageChoice;
  object: string | undefined;
  of: string | undefined;
  after?: string;
};

/** The removals on one image: each goes on with the result of the one before, and the last can be taken back. */
export function useRemovalSteps(run: ToolRun<typeof removeObjectContract>) {
  const of = run.restored?.id;
  const [kept, setKept] = useState<Steps>({ of, list: [], undone: null });
  const [sent, setSent] = useState<Sent | null>(null);
  const { list, undone } = kept.of === of ? kept : { list: [], undone: null };
  const last = list.at(-1);
  const { result } = run;

  if (sent && sent.of === of && run.status === "success" && result && result.id !== sent.after) {
    const { image: before, object } = sent;
    const goesOn = last !== undefined && urlOf(before) === last.result.content;
    setKept({ of, list: [...(goesOn ? list : []), { before, object, result }], undone: null });
    setSent(null);
  }

  return {
    list,
    /** Different after every step, for a form that begins anew with each. */
    key: [of, last?.result.id, undone?.result.id].join(" "),
    /** What the form starts with: the last result, or what was there before it was taken back. */
    source: last ? resultOf(last) : (undone?.before ?? null),
    object: undone?.object,
    /** What the shown result was made from. */
    before: last?.before ?? sent?.image ?? null,
    /** Every step was taken back, so that there is no result to show. */
    isBlank: undone !== null && list.length === 0 && run.status === "success",
    start({ image, object }: RemovalRequest): void {
      if (image) setSent({ image, object, of, ...(result && { after: result.id }) });
    },
    undo(): void {
      const rest = list.slice(0, -1);
      const previous = rest.at(-1);
      setSent(null);
      setKept({ of, list: rest, undone: last ?? null });
      if (previous) run.adopt(inputOf(previous), previous.result);
    },
  };
}

function urlOf(image: ImageChoice): string | null {
  return image instanceof File ? null : image.url;
}

function inputOf({ object }: RemovalStep): { object?: string } {
  return object === undefined ? {} : { object };
}

function resultOf({ before, result }: RemovalStep): ImageChoice {
  const name = choiceName(before);
  const title = before instanceof File ? titleFromFileName(name) : nameInTitle(name);
  return { url: result.content, title };
}
