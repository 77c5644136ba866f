import clsx from "clsx";

/** Stands where something will be. It does not move: nobody asked it to. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("rounded-control bg-line/60", className)} />;
}
