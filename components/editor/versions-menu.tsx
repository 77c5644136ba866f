"use client";

import { History } from "lucide-react";
import { useState } from "react";

import { authorOf, VersionDialog } from "@/components/editor/version-dialog";
import { FormatDate } from "@/components/format-date";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-parts";
import { Spinner } from "@/components/ui/spinner";
import { useRestoreVersion, useVersions } from "@/lib/client/use-versions";
import { formatCount } from "@/lib/core/format";
import type { Creation, Version } from "@/lib/creations/schema";

type VersionsMenuProps = {
  creationId: string;
  /** The text on the page. */
  current: string;
  showSaved: (creation: Creation) => Promise<void>;
};

/** Lists the earlier texts of an article, shows one, and brings it back. */
export function VersionsMenu({ creationId, current, showSaved }: VersionsMenuProps) {
  const [shown, setShown] = useState<{ version: Version; open: boolean } | null>(null);
  const restore = useRestoreVersion(creationId, showSaved);
  const trigger = (
    <Button size="sm" pending={restore.isPending}>
      {!restore.isPending && <History aria-hidden />}
      Versions
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <Versions
          creationId={creationId}
          onChoose={(version) => setShown({ version, open: true })}
        />
      </Menu>
      {shown && (
        <VersionDialog
          {...shown}
          creationId={creationId}
          current={current}
          // Stays while it fades.
          onClose={() => setShown({ ...shown, open: false })}
          onRestore={() => restore.mutate({ versionId: shown.version.id, isUndo: false })}
        />
      )}
    </>
  );
}

type VersionsProps = { creationId: string; onChoose: (version: Version) => void };

function Versions({ creationId, onChoose }: VersionsProps) {
  const { data, error } = useVersions(creationId);
  if (error) return <p className="px-3 py-2 text-danger text-sm">{error.message}</p>;
  if (!data) {
    return (
      <div className="grid place-items-center p-4">
        <Spinner label="Loading" />
      </div>
    );
  }
  if (data.versions.length === 0) {
    return <p className="px-3 py-2 text-soft text-sm">No earlier versions.</p>;
  }
  return (
    <div className="max-h-80 overflow-y-auto">
      {data.versions.map((version) => (
        <MenuItem key={version.id} onSelect={() => onChoose(version)}>
          <span className="grid min-w-0 py-1.5">
            <span>{authorOf(version)}</span>
            <span className="text-soft text-xs">
              <FormatDate value={version.written_at} withTime /> ·{" "}
              {formatCount(version.words, "word")}
            </span>
          </span>
        </MenuItem>
      ))}
    </div>
  );
}
