"use client";

import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import { type EngineName, useEngineStatus } from "@/lib/client/use-engine-status";
import { formatBytes } from "@/lib/core/format";

const WORDS: Record<EngineName, { label: string; promise: string }> = {
  text: {
    label: "Writing engine",
    promise:
      "The writing model comes to this machine once and stays. You can write as soon as it is here.",
  },
  cutOut: {
    label: "Cut-out engine",
    promise:
      "The picture model comes to this machine once and stays. You can begin when it is here.",
  },
  erase: {
    label: "Eraser engine",
    promise:
      "The picture models come to this machine once and stay. You can begin when they are here.",
  },
};

/** Says why an engine cannot answer yet: its weights on their way, or a fault. Else nothing. */
export function EngineNotice({ name = "text" }: { name?: EngineName }) {
  const engine = useEngineStatus(name);
  if (!engine || engine.status.state === "ready") return null;
  if (engine.status.state === "failed") {
    return <Notice tone="danger">{engine.status.message}</Notice>;
  }
  const { receivedBytes, totalBytes } = engine.status.progress;
  return (
    <section
      aria-label={WORDS[name].label}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <ProgressBar
        label={`Fetching ${engine.name}`}
        value={receivedBytes}
        max={totalBytes}
        note={`${formatBytes(receivedBytes)} of ${formatBytes(totalBytes)}`}
      />
      <p className="text-sm text-soft">{WORDS[name].promise}</p>
    </section>
  );
}
