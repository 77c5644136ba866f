"use client";

import { History } from "lucide-react";

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
  showSaved: (creation: Creation) => Promise<void>;
};

/** Lists the earlier texts of an article and brings one back. */
export function VersionsMenu({ creationId, showSaved }: VersionsMenuProps) {
  const restore = useRestoreVersion(creationId, showSaved);
  const trigger = (
    <Button size="sm" pending={restore.isPending}>
      {!restore.isPending && <History aria-hidden />}
      Versions
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <Versions
        creationId={creationId}
        onRestore={(versionId) => restore.mutate({ versionId, isUndo: false })}
      />
    </Menu>
  );
}

type VersionsProps = { creationId: string; onRestore: (versionId: string) => void };

function Versions({ creationId, onRestore }: VersionsProps) {
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
        <MenuItem key={version.id} onSelect={() => onRestore(version.id)}>
          <span className="grid min-w-0 py-1.5">
            <span>
              <span className="sr-only">Restore: </span>
              {authorOf(version)}
            </span>
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

function authorOf({ edited, engine }: Version): string {
  if (edited) return "Edited by you";
  return engine ? `Written by ${engine}` : "Written by the model";
}
