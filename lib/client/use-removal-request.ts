"use client";

import { useEffect, useEffectEvent, useState } from "react";

import type { NamedObjects, SeenObjects } from "@/lib/client/canvas/find-named";
import type { MarkLayer } from "@/lib/client/canvas/marks";
import { useMarkLayer } from "@/lib/client/canvas/use-mark-layer";
import type { ImageChoice } from "@/lib/client/image-choice";
import { loadPart } from "@/lib/client/load-part";
import { notify } from "@/lib/client/notify";
import { useIsThere } from "@/lib/client/use-is-there";
import {
  isSeveralWords,
  ONE_NAME_ONLY,
  objectNameFault,
} from "@/lib/tools/remove-object/object-name";

/** What to remove: a name, or a mask drawn on the image. */
export type RemovalRequest = {
  image: ImageChoice | null;
  object?: string;
  mask?: File;
  /** Set where the name was looked for, and there was nothing to show. */
  isUnseen?: true;
};

/** How the object is told. */
export type MarkingMode = "name" | "click" | "paint" | "erase";

/** What is filled in beside the image. */
export type RemovalFields = {
  mode: MarkingMode;
  name: string;
  /** What the name stands for in the image; null before that is known. */
  found: NamedObjects | null;
  layer: MarkLayer;
};

/** Names to try in place of one that wasn't found, or has several words. */
export type InsteadOf = { name: string; names: readonly string[] };

const fetchMarks = () => import("@/lib/client/canvas/marks");
const fetchFindNamed = () => import("@/lib/client/canvas/find-named");

const USE_ONE_WORD = "Use a single word, such as dog or bottle.";
const NONE_KNOWN =
  "The built-in detector doesn't know any of the words you typed. Click the object instead.";

type RemovalForm = {
  isNamed: boolean;
  /** What the name field starts with. */
  firstName: string;
  /** Fetches the marks that it starts with; null for none. */
  openMarks: (() => Promise<MarkLayer>) | null;
  onRemove: (removal: RemovalRequest) => void;
};

/**
 * What the form of object removal knows of the object: its name, what that stands for in the image, and the marks.
 * Whatever can be shown is shown before it's removed.
 */
export function useRemovalRequest({ isNamed, firstName, openMarks, onRemove }: RemovalForm) {
  const [name, setName] = useState(firstName);
  const [nameError, setNameError] = useState<string>();
  const [found, setFound] = useState<NamedObjects | null>(null);
  const [instead, setInstead] = useState<InsteadOf | null>(null);
  /** What the button waits for before it removes anything. */
  const [busy, setBusy] = useState<"looking" | "outlining" | null>(null);
  const marking = useMarkLayer();
  const isThere = useIsThere();

  const beginWithMarks = useEffectEvent((isWanted: () => boolean) => {
    if (openMarks) marking.expect(open(openMarks, isWanted));
  });
  /** Those of a removal that is at work come once they are here. */
  const hasMarks = openMarks !== null;
  useEffect(() => {
    if (!hasMarks) return;
    let isWanted = true;
    beginWithMarks(() => isWanted);
    // React runs this twice in development.
    return () => {
      isWanted = false;
    };
  }, [hasMarks]);

  /** @returns whether they are there; what went wrong is on the page by then */
  async function open(marks: () => Promise<MarkLayer>, isWanted: () => boolean): Promise<boolean> {
    const turn = marking.turn();
    try {
      const layer = await marks();
      if (marking.turn() !== turn || !isWanted()) return false;
      marking.begin(layer);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
      console.error(error);
      if (isWanted()) notify.error("Couldn't load the mask. Mark what to remove.");
      return false;
    }
  }

  function remove(removal: RemovalRequest): void {
    if (isThere.current) onRemove(removal);
  }

  function forget(): void {
    setFound(null);
    setInstead(null);
    marking.clear();
  }

  function rename(typed: string): void {
    setName(typed);
    setNameError(undefined);
    setInstead(null);
    if (found) forget();
  }

  async function removeNamed(image: ImageChoice | null): Promise<void> {
    setInstead(null);
    // The call's own check asks for the image, beside what is said of the name here.
    if (!image && objectNameFault(name.trim())) remove({ image });
    if (isSeveralWords(name)) {
      setNameError(USE_ONE_WORD);
      notify.neutral(ONE_NAME_ONLY);
      return adviseOn(name);
    }
    const object = name.trim();
    const fault = objectNameFault(object);
    setNameError(fault);
    if (fault) return;
    if (found) return removeMarked(image, object);
    const seen = image && (await look(image, object));
    if (!seen) return remove({ image, object });
    if (seen.outlines.length === 0) return remove({ image, object, isUnseen: true });
  }

  /** Says which word of a name to use, without a call [OR-05]. */
  async function adviseOn(typed: string): Promise<void> {
    const { oneWordOf } = await loadPart(fetchFindNamed);
    const word = oneWordOf(typed);
    if (word) return setInstead({ name: typed, names: [word] });
    setNameError(`${USE_ONE_WORD} ${NONE_KNOWN}`);
  }

  /** Shows what a name stands for. */
  async function look(
    chosen: ImageChoice,
    object: string,
    phrase = "",
  ): Promise<SeenObjects | null> {
    setBusy("looking");
    const { findNamed } = await loadPart(fetchFindNamed);
    const seen = await findNamed(chosen, object, phrase);
    const isFound = seen !== null && seen.outlines.length > 0;
    setInstead(seen && { name: object, names: seen.others });
    if (isFound) {
      setFound(seen);
      marking.change({ list: seen.marked, size: seen.size });
    }
    return seen;
  }

  /** Looks for another name, and removes nothing. */
  async function lookInstead(image: ImageChoice, object: string): Promise<void> {
    const phrase = instead?.name;
    rename(object);
    const seen = await look(image, object, phrase);
    if (seen?.outlines.length === 0) setNameError(`Couldn't find “${object}” in this image.`);
  }

  function waitFor(work: Promise<void>): void {
    work
      .catch((error: Error) => isThere.current && notify.error(error.message))
      .finally(() => setBusy(null));
  }

  async function removeMarked(image: ImageChoice | null, object?: string): Promise<void> {
    if (marking.isExpecting()) setBusy("outlining");
    const marks = await marking.settled();
    if (!marks) return;
    const { hasOneOf, marksToPng } = await loadPart(fetchMarks);
    const png = marks.size && (await marksToPng(marks.list, marks.size));
    if (image && !png) return void notify.neutral("First, mark what to remove.");
    const mask = png && new File([png], "mask.png");
    // With its name, nothing of what is next to it goes along, also where it was wiped off or painted over since.
    const named = object ?? (found && hasOneOf(found.outlines, marks.list) && name.trim());
    remove({ image, ...(named && { object: named }), ...(mask && { mask }) });
  }

  return {
    name,
    rename,
    nameError,
    found,
    forget,
    /** Fills in what was kept. */
    bringBack({ name, found, layer }: RemovalFields): void {
      setName(name);
      setFound(found);
      // They have whatever is still on its way.
      marking.clear();
      marking.change(layer);
    },
    marking,
    busy,
    submit(image: ImageChoice | null): void {
      if (!busy) waitFor(isNamed ? removeNamed(image) : removeMarked(image));
    },
    instead,
    /** Looks at once for a name that was offered; without an image, it's filled in. */
    tryName(image: ImageChoice | null, object: string): void {
      if (busy) return;
      if (image) waitFor(lookInstead(image, object));
      else rename(object);
    },
  };
}
