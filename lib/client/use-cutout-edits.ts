"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

import { useSession } from "#auth-client";
import { callApi, postJson } from "@/lib/client/call-api";
import { cutoutDraft } from "@/lib/client/cutout-drafts";
import { createEditsKeeper } from "@/lib/client/edits-keeper";
import {
  keptEditsSchema,
  savedEditsSchema,
} from "@/lib/tools/remove-background/cutout-edits-contract";

const PAUSE_MS = 600;
/** What browsers still send for a page that is being left. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** What a person makes of a cutout, kept with it on the server. */
export function useCutoutEdits(creationId: string) {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : "";
  const [keeper] = useState(() =>
    createEditsKeeper({
      read: () =>
        callApi(`/api/user/get-edits?id=${encodeURIComponent(creationId)}`, keptEditsSchema),
      save: (kept) => {
        const call = postJson({ id: creationId, ...kept });
        const keepalive = String(call.body).length < MAX_KEEPALIVE_BYTES;
        return callApi("/api/user/keep-edits", savedEditsSchema, { ...call, keepalive });
      },
      draft: cutoutDraft(userId, creationId),
      pauseMs: PAUSE_MS,
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);

  useEffect(() => {
    void keeper.open();
    const turned = () =>
      void (document.visibilityState === "hidden" ? keeper.flush() : keeper.refresh());
    document.addEventListener("visibilitychange", turned);
    return () => {
      document.removeEventListener("visibilitychange", turned);
      void keeper.flush();
    };
  }, [keeper]);

  return { ...state, change: keeper.change, retry: keeper.flush };
}

/** What `useCutoutEdits` returns. */
export type KeptEdits = ReturnType<typeof useCutoutEdits>;
