"use client";

import { useAccountMode } from "@/components/auth/local/account-mode";
import { Dialog } from "@/components/ui/dialog";

type SignInDialogProps = {
  /** Where to go afterward; null while it is closed. */
  returnTo: string | null;
  onClose: () => void;
};

/** Signing in or up, or asking for a new password, over the page. */
export function SignInDialog({ returnTo, onClose }: SignInDialogProps) {
  const { title, lead, form } = useAccountMode("sign-in", returnTo ?? "/ai");
  return (
    <Dialog
      open={returnTo !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={lead}
    >
      {form}
    </Dialog>
  );
}
