"use client";

/** What a chain that has steps says of its engines and runs: one part, fetched once there are steps. */
export { RunCount } from "@/components/chains/run-count";
export { ServerWrites, StepEngine } from "@/components/chains/step-engine";
