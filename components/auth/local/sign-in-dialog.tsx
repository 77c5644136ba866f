"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

import { useAccountMode } from "@/components/auth/local/account-mode";
import { Dialog } from "@/components/ui/dialog";

type SignInDialogProps = {
  /** The form to begin with. */
  first: "sign-in" | "sign-up";
  /** Where to go afterward; null while it is closed. */
  returnTo: string | null;
  onClose: () => void;
};

/** Signing in or up, or asking for a new password, over the page. */
export function SignInDialog({ first, returnTo, onClose }: SignInDialogProps) {
  const { title, lead, form } = useAccountMode(first, returnTo ?? "/ai");
  useLeftPage(onClose);
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

/** Tells when another page is shown, by a link in the dialog or by the browser's Back: the dialog belongs to this one. */
function useLeftPage(onLeave: () => void): void {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onLeave();
  }, [pathname, onLeave]);
}
