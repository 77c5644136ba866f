"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";

import { useSession } from "#auth-client";
import { createFormKeeper, type FieldsCodec, type FormContent } from "@/lib/client/form-keeper";
import { formStore } from "@/lib/client/form-store";
import type { RunStatus } from "@/lib/client/use-run";
import type { ToolSlug } from "@/lib/registry/tools";

export type KeepFormProps<Fields> = FormContent<Fields> & {
  tool: ToolSlug;
  /** Whether a person filled in something: what was sent here or opened doesn't count. */
  isFilled: boolean;
  /** Of whichever run the page shows. */
  status: RunStatus;
  /** The files of that run, where the form was sent as it; null for any other run. */
  sent: readonly File[] | null;
  /** Fetches how `fields` are kept, the same function on every render; without it, as they are. */
  fetchCodec?: () => Promise<FieldsCodec<Fields>>;
  /** Puts what was kept into the form. */
  onBringBack: (form: FormContent<Fields>) => void;
};

/** Keeps a form of the person who is signed in; see `KeepForm`. */
export function KeptForm<Fields>(props: KeepFormProps<Fields>) {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { id } = session.user;
  return <Keeper key={id} userId={id} {...props} />;
}

function Keeper<Fields>(props: KeepFormProps<Fields> & { userId: string }) {
  const { userId, tool, files, fields, isFilled, status, sent, fetchCodec, onBringBack } = props;
  const query = useSearchParams().toString();
  const [keeper] = useState(() =>
    createFormKeeper<Fields>(formStore(userId, tool), fetchCodec ?? asTheyAre<Fields>),
  );
  const place = useEffectEvent(() => ({ query, status }));
  const bringBack = useEffectEvent((found: Awaited<ReturnType<typeof keeper.open>>) => {
    // Whatever the person chose meanwhile stays.
    if (!found || isFilled) return;
    keeper.adopt(found, { query, status });
    onBringBack({ files: found.files, fields: found.fields ?? fields });
  });

  useEffect(() => {
    let isThere = true;
    void keeper.open(place).then((found) => isThere && bringBack(found));
    const left = () => keeper.leave();
    window.addEventListener("pagehide", left);
    return () => {
      isThere = false;
      window.removeEventListener("pagehide", left);
      left();
    };
  }, [keeper]);
  useEffect(() => keeper.keep(isFilled ? { files, fields } : null, query));
  useEffect(() => keeper.follow({ status, sent }, query), [keeper, status, sent, query]);
  return null;
}

async function asTheyAre<Fields>(): Promise<FieldsCodec<Fields>> {
  return {
    pack: async (fields) => fields,
    // Safe: `form-store.ts` drops what was kept in another shape.
    unpack: async (packed) => packed as Fields,
  };
}
