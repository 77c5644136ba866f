import { RunControls } from "@/components/tools/run-controls";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Spinner } from "@/components/ui/spinner";
import type { Step } from "@/lib/context";

/** What a long run is doing now, with a way to stop it. */
export function RunningSteps({ step, onStop }: { step: Step | null; onStop: () => void }) {
  const counted = step?.done !== undefined && step.total !== undefined;
  return (
    <div className="grid justify-items-center gap-5">
      {counted ? (
        <div className="w-full">
          <ProgressBar
            label={step.label}
            value={step.done ?? 0}
            max={step.total ?? 0}
            note={`${step.done?.toLocaleString("en")} of ${step.total?.toLocaleString("en")}`}
          />
        </div>
      ) : (
        <p className="flex items-center gap-3 text-soft">
          <Spinner />
          {step ? `${step.label}…` : "Starting…"}
        </p>
      )}
      <RunControls pending onStop={onStop} onRegenerate={null} />
    </div>
  );
}
