import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";

type SubmitButtonProps = {
  pending: boolean;
  /** For what keeps the form from being sent at all; a wrong field is said at the field. */
  disabled?: boolean;
  children: ReactNode;
};

/** The one main button of a form: under the last field, as wide as the form. */
export function SubmitButton({ pending, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="accent" pending={pending} disabled={disabled} className="w-full">
      {children}
    </Button>
  );
}
