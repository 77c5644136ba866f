"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

import { Spinner } from "@/components/ui/spinner";
import { startToasts } from "@/lib/client/notify";
import { useToastFocus } from "@/lib/client/use-toast-focus";

/** Our design tokens instead of the library's own colors, in both themes. */
// Safe: custom properties are valid style keys that the type doesn't list.
const TOKENS = {
  "--normal-bg": "var(--card)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line)",
  "--border-radius": "var(--radius-control)",
} as CSSProperties;

/** The header stays reachable: it is 64 px high on every page. */
const BELOW_HEADER = { top: "4.75rem", right: "1rem", left: "1rem" };

/**
 * Where toasts appear: at most 20, neutral and error 4 s, success 2 s, loading until dismissed
 * (K-05).
 */
export function ToastList() {
  // After the list below has begun to listen: effects of children run first.
  useEffect(() => startToasts(toast), []);
  const focus = useToastFocus();
  return (
    <div {...focus}>
      <Sonner
        visibleToasts={20}
        duration={4_000}
        position="top-right"
        offset={BELOW_HEADER}
        mobileOffset={BELOW_HEADER}
        style={TOKENS}
        icons={{
          success: <CircleCheck aria-hidden className="text-success" />,
          error: <CircleX aria-hidden className="text-danger" />,
          loading: <Spinner />,
        }}
        toastOptions={{
          className: "!font-sans !text-sm !shadow-float",
          classNames: {
            actionButton: "!h-9 !px-3 !rounded-control relative after:absolute after:-inset-1",
          },
        }}
      />
    </div>
  );
}
