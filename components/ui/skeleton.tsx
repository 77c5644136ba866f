import clsx from "clsx";

/** A placeholder for content that is loading. Deliberately static. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("rounded-control bg-line/60", className)} />;
}
