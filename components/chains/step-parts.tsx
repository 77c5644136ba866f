"use client";

import { lazyPart } from "@/components/ui/lazy-part";

const fetchParts = () => import("@/components/chains/chain-parts");

// As high as they are.
export const StepEngine = lazyPart(
  async () => (await fetchParts()).StepEngine,
  <div className="h-6" />,
);
export const RunCount = lazyPart(
  async () => (await fetchParts()).RunCount,
  <div className="h-5" />,
);
export const ServerWrites = lazyPart(async () => (await fetchParts()).ServerWrites, null);

export const StepSetting = lazyPart(
  async () => (await import("@/components/chains/step-setting")).StepSetting,
  null,
);
