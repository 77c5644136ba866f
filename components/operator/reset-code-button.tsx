"use client";

import { KeyRound } from "lucide-react";

import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { Tooltip } from "@/components/ui/tooltip";
import { useResetCode } from "@/lib/client/use-operator";

/** Makes a code for someone who forgot their password, and shows it once. */
export function ResetCodeButton({ email }: { email: string }) {
  const { data, mutate, reset, isPending } = useResetCode();
  return (
    <>
      <Tooltip label="Password reset code">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Password reset code for ${email}`}
          pending={isPending}
          onClick={() => mutate(email)}
        >
          {!isPending && <KeyRound aria-hidden />}
        </Button>
      </Tooltip>
      {data && <CodeDialog email={data.email} code={data.code} onClose={reset} />}
    </>
  );
}

function CodeDialog({
  email,
  code,
  onClose,
}: {
  email: string;
  code: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Password reset code"
      description={`With this code, ${email} can choose a new password within an hour. It works once, and isn't shown again.`}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
          <code className="font-mono text-base">{code}</code>
          <CopyButton text={code} size="sm" />
        </div>
        <p className="text-sm text-soft">
          Make sure that the person who asks is who they say, and send it where only they read it.
          They enter it at{" "}
          <span className="font-medium text-ink">{location.origin}/reset-password</span>.
        </p>
      </div>
    </Dialog>
  );
}
