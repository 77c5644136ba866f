"use client";

import { DownloadActions } from "@/components/engines/download-actions";
import { ReturnLink } from "@/components/engines/return-link";
import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { CameFrom } from "@/lib/client/use-came-from";
import { formatDownload } from "@/lib/core/format";
import type { Download } from "@/lib/engines/downloads/contract";

type DownloadRowProps = {
  model: Download;
  allowed: boolean;
  measuring: boolean;
  /** The tool for which a model was wanted. */
  cameFrom: CameFrom | null;
};

/** A model to download: what it's good for, what it takes, and how far it is. */
export function DownloadRow({ model, allowed, measuring, cameFrom }: DownloadRowProps) {
  const { name, goodFor, url, state, message } = model;
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-line-strong underline-offset-2 hover:decoration-ink"
            >
              {name}
            </a>
            {state === "ready" && <Badge tone="success">On this server</Badge>}
          </p>
          <p className="text-pretty text-sm text-soft">{goodFor}</p>
          <p className="text-pretty text-soft text-xs">{factsOf(model, measuring)}</p>
        </div>
        {state === "ready" && cameFrom && <ReturnLink cameFrom={cameFrom} />}
        <DownloadActions model={model} allowed={allowed} />
      </div>
      <DownloadProgress model={model} />
      {message && <Notice tone="danger">{message}</Notice>}
    </li>
  );
}

function factsOf({ bytes, memoryBytes, wordsPerMinute, license }: Download, measuring: boolean) {
  const speed = measuring
    ? "measuring the speed of this machine…"
    : wordsPerMinute !== null &&
      `about ${wordsPerMinute.toLocaleString("en-US")} words a minute here`;
  const facts = [
    `${formatDownload(bytes)} download`,
    `about ${formatDownload(memoryBytes)} of memory`,
    speed,
    license,
  ];
  return facts.filter(Boolean).join(" · ");
}

const PROGRESS_LABELS: Partial<Record<Download["state"], string>> = {
  downloading: "Downloading",
  checking: "Checking the file",
  paused: "Paused",
};

function DownloadProgress({ model }: { model: Download }) {
  const { state, receivedBytes, bytes, name } = model;
  const label = PROGRESS_LABELS[state];
  if (!label) return null;
  return (
    <ProgressBar
      label={`${label}: ${name}`}
      value={receivedBytes}
      max={bytes}
      note={`${formatDownload(receivedBytes)} of ${formatDownload(bytes)}`}
    />
  );
}
