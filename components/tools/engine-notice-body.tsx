import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { EngineHealth, EngineName } from "@/lib/client/use-engine-status";
import { formatBytes } from "@/lib/core/format";

const WORDS: Record<EngineName, { label: string; promise: string }> = {
  text: {
    label: "Writing model",
    promise: "The server downloads this once and keeps it. You can start writing when it's done.",
  },
  cutOut: {
    label: "Background removal model",
    promise: "The server downloads this once and keeps it. You can start when it's done.",
  },
  erase: {
    label: "Object removal models",
    promise: "The server downloads this once and keeps it. You can start when it's done.",
  },
};

type EngineNoticeBodyProps = { name: EngineName; engine: EngineHealth };

/** What keeps an engine from being ready. */
export function EngineNoticeBody({ name, engine }: EngineNoticeBodyProps) {
  if (engine.status.state === "ready") return null;
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
        label={`Downloading ${engine.name}`}
        value={receivedBytes}
        max={totalBytes}
        note={`${formatBytes(receivedBytes)} of ${formatBytes(totalBytes)}`}
      />
      <p className="text-sm text-soft">{WORDS[name].promise}</p>
    </section>
  );
}
