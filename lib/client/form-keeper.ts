"use client";

import { type formStore, type StoredForm, THIS_PAGE } from "@/lib/client/form-store";
import type { RunStatus } from "@/lib/client/use-run";

/** What a form holds: its files, and what else is filled in. */
export type FormContent<Fields> = { files: readonly File[]; fields: Fields };

/** How the fields of a form become something small that the browser's database can hold, and back. */
export type FieldsCodec<Fields> = {
  pack: (fields: Fields) => Promise<unknown>;
  unpack: (packed: unknown) => Promise<Fields>;
};

type Place = {
  /** What the page's address asks for. */
  query: string;
  status: RunStatus;
};

/** The run that a page shows. */
type ShownRun = {
  status: RunStatus;
  /** What was sent with it, where this form was sent as it; null for any other run. */
  sent: readonly File[] | null;
};

/** How long a hand must rest before what changed beside the files is written. */
const PAUSE_MS = 400;

/**
 * Keeps what is in a form until it was run: its files once, when they are chosen, and the small rest when a hand rests.
 * One thing is written after the other.
 */
export function createFormKeeper<Fields>(
  store: ReturnType<typeof formStore>,
  codec: () => Promise<FieldsCodec<Fields>>,
) {
  /** What is on screen; null while nothing is filled in. */
  let form: FormContent<Fields> | null = null;
  /** What the store has of this page; null for nothing. */
  let kept: { files: readonly File[]; query: string } | null = null;
  /** The form's run that is under way: its files, and the address that names it where the page found it; null without one. */
  let sent: { files: readonly File[]; query: string | null } | null = null;
  /** Whether what was kept is about to be on screen, as it was kept. */
  let isAdopting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    // What can't be kept is gone with the page, as if there were no keeper.
    const turn = working.then(work).catch(() => undefined);
    working = turn;
    return turn;
  }

  function change(files: readonly File[], news: Partial<Omit<StoredForm, "files">>): void {
    void inTurn(() => store.change(files, news));
  }

  function write({ files, fields }: FormContent<Fields>, query: string): void {
    kept = { files, query };
    void inTurn(async () => {
      const packed = await (await codec()).pack(fields);
      const isSent = sent !== null && isSame(sent.files, files);
      await store.write({ files, fields: packed, query, sentBy: isSent ? THIS_PAGE : null });
    });
  }

  function writeFields(content: FormContent<Fields>): void {
    clearTimeout(timer);
    timer = undefined;
    void inTurn(async () => {
      const fields = await (await codec()).pack(content.fields);
      const isThere = await store.change(content.files, { fields });
      // Too old, or dropped by another page, while this one still fills it in.
      if (isThere === false && kept) write(content, kept.query);
    });
  }

  function drop(files: readonly File[]): void {
    clearTimeout(timer);
    timer = undefined;
    kept = null;
    void inTurn(() => store.drop(files));
  }

  return {
    /** What was kept for a place, before anything else is; undefined for nothing. */
    open: (place: () => Place) =>
      inTurn(async () => {
        const found = await store.read();
        if (!found || !belongsTo(found, place())) return undefined;
        await store.take(found.files);
        if (found.sentBy !== null && place().status === "success") {
          await store.drop(found.files);
          return undefined;
        }
        // What another app shared has files alone.
        const fields =
          found.fields === undefined ? undefined : await (await codec()).unpack(found.fields);
        return { ...found, fields };
      }),
    /** Goes on with what was kept, which is on screen by now. */
    adopt({ files, query, sentBy }: StoredForm, place: Place): void {
      kept = { files, query };
      isAdopting = true;
      if (sentBy === null) return;
      if (place.status === "pending") sent = { files, query: place.query };
      else change(files, { sentBy: null });
    },
    /** Called with what is on screen, whenever it may have changed; null while nothing is filled in. */
    keep(next: FormContent<Fields> | null, query: string): void {
      const before = form;
      form = next;
      if (!next) {
        if (before && kept) drop(kept.files);
        return;
      }
      if (before && isSame(before.files, next.files) && before.fields === next.fields) {
        if (kept && kept.query !== query) change(next.files, { query });
        if (kept) kept.query = query;
        return;
      }
      clearTimeout(timer);
      const isAdopted = isAdopting && kept !== null && isSame(kept.files, next.files);
      isAdopting = false;
      if (isAdopted) return;
      if (!kept || !isSame(kept.files, next.files)) write(next, query);
      else timer = setTimeout(() => writeFields(next), PAUSE_MS);
    },
    /** Called when the run that the page shows changes, or what is known of it. */
    follow({ status, sent: files }: ShownRun, query: string): void {
      if (status === "pending" && files && form?.files.every((file) => files.includes(file))) {
        if (sent?.query === null && isSame(sent.files, form.files)) return;
        sent = { files: form.files, query: null };
        change(form.files, { sentBy: THIS_PAGE });
        return;
      }
      if (!sent) return;
      // Where the page shows another run, this one's outcome isn't known here.
      const isAnother = sent.query === null ? files === null : sent.query !== query;
      if (status === "pending" && !isAnother) return;
      const ended = sent.files;
      sent = null;
      if (isAnother || status !== "success") change(ended, { sentBy: null });
      else if (kept && isSame(kept.files, ended)) drop(ended);
    },
    /** Writes what waits to be written, and leaves the form to other pages. */
    leave(): void {
      if (timer && form) writeFields(form);
      void inTurn(() => store.release());
    },
  };
}

/**
 * Whether a kept form belongs where the page is: at the address where it was filled in, or on the tool's bare page, unless it
 * was sent. What another tool sent, and an opened creation, have addresses of their own and come first.
 */
function belongsTo({ query, sentBy }: StoredForm, place: Place): boolean {
  if (query === place.query) return true;
  if (sentBy === THIS_PAGE && place.status === "success") return true;
  return place.query === "" && sentBy === null;
}

function isSame(some: readonly File[], others: readonly File[]): boolean {
  return some.length === others.length && some.every((file, at) => file === others[at]);
}
