"use client";

import { useTheme } from "next-themes";

import { useAuthActions } from "#auth-client";
import { CommandPalette } from "@/components/palette/command-palette";
import type { Deed } from "@/components/palette/commands";
import { KeysDialog } from "@/components/palette/keys-dialog";
import { QueryProvider } from "@/components/shell/query-provider";
import { useNavigate } from "@/lib/client/address";
import type { Shown } from "@/lib/client/page-keys";

type PageCommandsProps = { shown: Shown | null; onShow: (what: Shown | null) => void };

/** The palette, or the list of keys, over the page. */
export function PageCommands({ shown, onShow }: PageCommandsProps) {
  const navigate = useNavigate();
  const { setTheme } = useTheme();
  const { openProfile, signOut } = useAuthActions();

  function carryOut(deed: Deed): void {
    onShow("act" in deed && deed.act === "keys" ? "keys" : null);
    if ("href" in deed) navigate(deed.href);
    else if ("theme" in deed) setTheme(deed.theme);
    else if (deed.act === "profile") openProfile();
    else if (deed.act === "sign-out") void signOut();
  }

  const close = () => onShow(null);
  if (shown === "keys") return <KeysDialog onClose={close} />;
  return (
    shown && (
      <QueryProvider>
        <CommandPalette onClose={close} onChoose={carryOut} />
      </QueryProvider>
    )
  );
}
