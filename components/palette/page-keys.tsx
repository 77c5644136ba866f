"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { useSession } from "#auth-client";
import { hasCommandKey } from "@/lib/client/command-key";
import { handleKey, type Shown } from "@/lib/client/page-keys";
import { onPaletteCall } from "@/lib/client/palette-call";
import { repeatEarlyPress } from "@/lib/client/repeat-early-press";
import { usePart } from "@/lib/client/use-part";

const fetchCommands = () => import("@/components/palette/page-commands");

/** Listens for the keys of the pages under `/ai`, and shows what they open. The hints on buttons appear with it. */
export function PageKeys() {
  const isSignedIn = useSession().status === "signed-in";
  const listens = usePathname().startsWith("/ai") && isSignedIn;
  const [shown, setShown] = useState<Shown | null>(null);
  const { part, load } = usePart(fetchCommands);

  useEffect(() => {
    if (!listens) return;
    const show = (what: Shown) => {
      setShown(what);
      void load().then((loaded) => loaded || setShown(null));
    };
    const press = (event: KeyboardEvent) => handleKey(event, show);
    const { dataset } = document.documentElement;
    dataset.keys = hasCommandKey() ? "mac" : "pc";
    document.addEventListener("keydown", press);
    const endCalls = onPaletteCall(() => show("palette"));
    repeatEarlyPress();
    return () => {
      endCalls();
      document.removeEventListener("keydown", press);
      delete dataset.keys;
    };
  }, [listens, load]);

  return part && <part.PageCommands shown={shown} onShow={setShown} />;
}
