import clsx from "clsx";
import { LoaderCircle } from "lucide-react";

type SpinnerProps = {
  /**
   * Read out by screen readers; without it the spinner is silent, for use next to a text that says
   * it.
   */
  label?: string;
  className?: string;
};

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={clsx("animate-spin", className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center justify-center">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
