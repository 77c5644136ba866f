"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { type EngineName, useEngineStatus } from "@/lib/client/use-engine-status";

// Most visits find every engine ready.
const EngineNoticeBody = lazyPart(
  async () => (await import("@/components/tools/engine-notice-body")).EngineNoticeBody,
  null,
);

/**
 * Explains why an engine isn't ready: its model is downloading, or something failed. Otherwise
 * renders nothing.
 */
export function EngineNotice({ name = "text" }: { name?: EngineName }) {
  const engine = useEngineStatus(name);
  if (!engine || engine.status.state === "ready") return null;
  return <EngineNoticeBody name={name} engine={engine} />;
}
