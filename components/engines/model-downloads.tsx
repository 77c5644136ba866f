"use client";

import { useEffect, useRef } from "react";

import { DownloadRow } from "@/components/engines/download-row";
import { DOWNLOADS_ID } from "@/components/engines/engine-words";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCameFrom } from "@/lib/client/use-came-from";
import { useDownloads } from "@/lib/client/use-downloads";

/** For the operator: models to download to this server, for everybody on it. */
export function ModelDownloads() {
  const downloads = useDownloads();
  const cameFrom = useCameFrom();
  const card = useRef<HTMLDivElement>(null);
  const isKnown = downloads !== undefined;
  // A link to it finds nothing until the models are known.
  useEffect(() => {
    if (isKnown && location.hash === `#${DOWNLOADS_ID}`) card.current?.scrollIntoView();
  }, [isKnown]);

  if (!downloads) return <Skeleton className="h-64" />;
  const { models, allowed, measuring } = downloads;
  return (
    <Card ref={card} id={DOWNLOADS_ID} className="scroll-mt-20">
      <div className="grid gap-2 border-line border-b px-4 py-3 sm:px-6 sm:py-4">
        <h2 className="font-medium">Download a model to this server</h2>
        <p className="text-pretty text-sm text-soft">
          It's downloaded once from Hugging Face and verified. Then it runs here offline, for
          everyone on this server. Only administrators see this list.
        </p>
        {!allowed && (
          <Notice>
            Downloads are off on this server. Set MODELS_FETCH=on and restart it to change that.
          </Notice>
        )}
      </div>
      <ul className="divide-y divide-line">
        {models.map((model) => (
          <DownloadRow
            key={model.id}
            model={model}
            allowed={allowed}
            measuring={measuring}
            cameFrom={cameFrom}
          />
        ))}
      </ul>
    </Card>
  );
}
