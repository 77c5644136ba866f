import { RunControls } from "@/components/tools/run-controls";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Spinner } from "@/components/ui/spinner";
import type { Step } from "@/lib/core/progress";

type RunningStepsProps = {
  step: Step | null;
  /** Absent where a run can't be stopped. */
  onStop?: (() => void) | undefined;
};

/** What a run is doing now, with a progress bar where the total is known, and a Stop button. */
export function RunningSteps({ step, onStop }: RunningStepsProps) {
  return (
    <div className="grid justify-items-center gap-5">
      {step?.done !== undefined && step.total !== undefined ? (
        <div className="w-full">
          <CountedStep label={step.label} done={step.done} total={step.total} />
        </div>
      ) : (
        <p className="flex items-center gap-3 text-soft">
          <Spinner />
          {step?.label ?? "Working"}…
        </p>
      )}
      {onStop && <RunControls pending onStop={onStop} onRegenerate={null} />}
    </div>
  );
}

/** A count where there are things to count, otherwise a percentage. */
function CountedStep({
  label,
  done,
  total,
}: Required<Pick<Step, "label">> & { done: number; total: number }) {
  const note =
    total > 1 ? `${done.toLocaleString("en")} of ${total.toLocaleString("en")}` : undefined;
  return <ProgressBar label={label} value={done} max={total} note={note} />;
}
