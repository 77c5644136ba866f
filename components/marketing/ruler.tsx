import { useId } from "react";

/** A hairline ruler, the landing page's divider. Decorative, so hidden from screen readers. */
export function Ruler({ className = "" }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`block h-3 w-full text-line-strong/60 ${className}`}>
      <defs>
        <pattern id={id} width="80" height="12" patternUnits="userSpaceOnUse">
          <path d="M0.5 0V12" stroke="currentColor" />
          <path d="M40.5 0V8" stroke="currentColor" />
          <path
            d="M8.5 0V4M16.5 0V4M24.5 0V4M32.5 0V4M48.5 0V4M56.5 0V4M64.5 0V4M72.5 0V4"
            stroke="currentColor"
          />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
