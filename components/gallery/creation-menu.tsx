"use client";

import { Ellipsis, PencilLine, Pin, PinOff } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { useArrangeCreation } from "@/lib/client/use-arrange-creation";
import { usePart } from "@/lib/client/use-part";
import { creationName } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";

const fetchRename = () => import("@/components/gallery/rename-dialog");

/** What else can be done with a creation of one's own. */
export function CreationMenu({ creation }: { creation: Creation }) {
  const { id, pinned = false } = creation;
  const change = useArrangeCreation();
  const [renaming, setRenaming] = useState(false);
  const rename = usePart(fetchRename);

  async function startRenaming(): Promise<void> {
    setRenaming(true);
    if (!(await rename.load())) setRenaming(false);
  }

  const trigger = (
    <Button
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
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => void startRenaming()}>
          Rename
        </MenuItem>
      </Menu>
      {renaming && rename.part && (
        <rename.part.RenameDialog creation={creation} onClose={() => setRenaming(false)} />
      )}
    </>
  );
}
