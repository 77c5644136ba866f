"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { downloadBrowserModel } from "@/lib/client/browser-model/download";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { useEngineChange } from "@/lib/client/use-engines";
import { BROWSER_REF } from "@/lib/engines/refs";

/** Has the browser fetch its model, which writes from then on. */
export function useModelDownload() {
  const queries = useQueryClient();
  const choose = useEngineChange<{ ref: string }>("choose");
  const [share, setShare] = useState(0);
  const download = useMutation({
    mutationFn: () => downloadBrowserModel(setShare),
    onSuccess: () => {
      queries.setQueryData(queryKeys.browserModel(), "available");
      choose.mutate({ ref: BROWSER_REF });
    },
    onError: (cause) => {
      const message = "Your browser couldn't download its model. Try again later.";
      reportFailure(new Error(message, { cause }));
    },
  });
  return {
    /** Call it from a click: browsers allow nothing less. */
    start: () => download.mutate(),
    isRunning: download.isPending,
    /** Of what is downloaded, from 0 to 1. */
    share,
  };
}
