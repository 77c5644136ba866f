"use client";

import { useTheme } from "next-themes";
import { useState } from "react";

import { useAuthActions } from "#auth-client";
import { CommandPalette } from "@/components/palette/command-palette";
import type { Deed } from "@/components/palette/commands";
import { KeysDialog } from "@/components/palette/keys-dialog";
import { QueryProvider } from "@/components/shell/query-provider";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useNavigate } from "@/lib/client/address";
import type { Shown } from "@/lib/client/page-keys";
import { signOutOrTell } from "@/lib/client/sign-out-or-tell";

type PageCommandsProps = { shown: Shown | null; onShow: (what: Shown | null) => void };

/** The palette, or the list of keys, over the page. */
export function PageCommands({ shown, onShow }: PageCommandsProps) {
  const navigate = useNavigate();
  const { setTheme } = useTheme();
  const { openProfile, signOut } = useAuthActions();
  const [isLeaving, setLeaving] = useState(false);

  function carryOut(deed: Deed): void {
    onShow("act" in deed && deed.act === "keys" ? "keys" : null);
    if ("href" in deed) navigate(deed.href);
    else if ("theme" in deed) setTheme(deed.theme);
    else if (deed.act === "profile") openProfile();
    else if (deed.act === "sign-out") setLeaving(true);
  }

  const close = () => onShow(null);
  if (isLeaving) {
    // Enter chooses what a few letters found first, and drafts go with the session.
    return (
      <ConfirmDialog
        title="Sign out?"
        description="What you've typed but not run or saved is removed from this browser."
        action="Sign out"
        onCancel={() => setLeaving(false)}
        onConfirm={() => void signOutOrTell(signOut).then((isDone) => isDone || setLeaving(false))}
      />
    );
  }
  if (shown === "keys") return <KeysDialog onClose={close} />;
  return (
    shown && (
      <QueryProvider>
        <CommandPalette onClose={close} onChoose={carryOut} />
      </QueryProvider>
    )
  );
}
