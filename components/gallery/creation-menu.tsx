"use client";

import { Ellipsis, Link2, PencilLine, Pin, PinOff } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { useArrangeCreation } from "@/lib/client/use-arrange-creation";
import { usePart } from "@/lib/client/use-part";
import { creationName } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

const fetchShare = () => import("@/components/share/share-dialog");
const fetchRename = () => import("@/components/gallery/rename-dialog");

/** What else can be done with a creation of one's own. */
export function CreationMenu({ creation }: { creation: Creation }) {
  const { id, pinned = false } = creation;
  const change = useArrangeCreation();
  const [dialog, setDialog] = useState<"rename" | "share" | null>(null);
  const parts = { rename: usePart(fetchRename), share: usePart(fetchShare) };

  async function open(wanted: "rename" | "share"): Promise<void> {
    setDialog(wanted);
    if (!(await parts[wanted].load())) setDialog(null);
  }
  const close = () => setDialog(null);

  // A card that moves in its list loses the focus.
  const buttonId = useId();
  const place = useRef(pinned);
  useEffect(() => {
    if (place.current === pinned) return;
    place.current = pinned;
    if (document.activeElement === document.body) document.getElementById(buttonId)?.focus();
  }, [pinned, buttonId]);

  const trigger = (
    <Button
      id={buttonId}
      variant="ghost"
      size="icon"
      aria-label={`More options for ${creationName(creation)}`}
      pending={change.isPending}
    >
      {!change.isPending && <Ellipsis aria-hidden />}
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem
          icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          onSelect={() => change.mutate({ id, pinned: !pinned })}
        >
          {pinned ? "Unpin" : "Pin to the top"}
        </MenuItem>
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => void open("rename")}>
          Rename
        </MenuItem>
        <MenuItem icon={<Link2 aria-hidden />} onSelect={() => void open("share")}>
          Share link
        </MenuItem>
      </Menu>
      {dialog === "rename" && parts.rename.part && (
        <parts.rename.part.RenameDialog creation={creation} onClose={close} />
      )}
      {dialog === "share" && parts.share.part && (
        <parts.share.part.ShareDialog creation={creation} onClose={close} />
      )}
    </>
  );
}
