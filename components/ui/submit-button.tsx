import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";

type SubmitButtonProps = {
  pending: boolean;
  /** For what prevents submitting at all; an invalid field shows its own error. */
  disabled?: boolean;
  children: ReactNode;
};

/** The main button of a tool: below its form's last field, as wide as the form. Ctrl or ⌘ and Enter presses it. */
export function SubmitButton({ pending, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="accent"
      pending={pending}
      disabled={disabled}
      data-runs
      className="w-full"
    >
      {children}
    </Button>
  );
}
