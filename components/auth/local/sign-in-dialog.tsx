"use client";

import { useState } from "react";

import { FORM_TEXTS } from "@/components/auth/local/account-card";
import { type AccountFormMode, SignInForm, SignUpForm } from "@/components/auth/local/account-form";
import { Dialog } from "@/components/ui/dialog";

type SignInDialogProps = {
  /** Where to go afterward; null while it is closed. */
  returnTo: string | null;
  onClose: () => void;
};

/** Sign-in or sign-up over the page. */
export function SignInDialog({ returnTo, onClose }: SignInDialogProps) {
  const [mode, setMode] = useState<AccountFormMode>("sign-in");
  const Form = mode === "sign-in" ? SignInForm : SignUpForm;
  return (
    <Dialog
      open={returnTo !== null}
      onOpenChange={(open) => !open && onClose()}
      title={FORM_TEXTS[mode].title}
      description={FORM_TEXTS[mode].lead}
    >
      <Form returnTo={returnTo ?? "/ai"} onModeChange={setMode} />
    </Dialog>
  );
}
