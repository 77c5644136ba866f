import { RunsLeft } from "@/components/engines/runs-left";
import type { RunAllowance } from "@/lib/core/run-allowance";

type ChipNotesProps = {
  /** The engine that was chosen, as far as it isn't in reach, and what happens in its place. */
  missing: string | null;
  instead: string;
  allowance: RunAllowance | undefined;
};

/** What is said below a tool's engine, which is seldom: that another one was chosen, and that few runs are left. */
export function ChipNotes({ missing, instead, allowance }: ChipNotesProps) {
  return (
    <>
      {missing && (
        <p className="max-w-full break-words px-3 pb-2 text-center text-soft text-xs">
          {missing} isn't in reach. {instead} instead.
        </p>
      )}
      <RunsLeft allowance={allowance} />
    </>
  );
}
