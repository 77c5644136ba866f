"use client";

import { Ellipsis, EyeOff, Flag, ImageUpscale, Sparkles, Trash2 } from "lucide-react";
import { useRef, useState } from "react";

import { Menu } from "@/components/ui/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-parts";
import { useNavigate } from "@/lib/client/address";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useDeleteCreation } from "@/lib/client/use-creations";
import { usePublish } from "@/lib/client/use-gallery";
import { usePart } from "@/lib/client/use-part";
import { promptParts } from "@/lib/creations/prompt-parts";
import type { Creation } from "@/lib/creations/schema";
import { reusePromptPath } from "@/lib/registry/send-to";
import { findTool } from "@/lib/registry/tools";

const fetchReport = () => import("@/components/gallery/report-dialog");

/** What can be done with an image in the gallery; owners get more. */
export function TileMenu({ creation }: { creation: Creation }) {
  const navigate = useNavigate();
  const publishing = usePublish();
  const deletion = useDeleteCreation();
  const place = useRef<HTMLDivElement>(null);
  const [reporting, setReporting] = useState(false);
  const { part: report, load: loadReport } = usePart(fetchReport);
  const tool = findTool(creation.tool);

  async function startReport(): Promise<void> {
    setReporting(true);
    if (!(await loadReport())) setReporting(false);
  }

  /** With the tile, its menu goes, and what had the focus. */
  const leave = (removal: Promise<unknown>) =>
    void removal.catch(focusNextItem([place.current?.closest("li")]));

  const trigger = (
    <button
      type="button"
      aria-label={`More options for ${promptParts(creation).subject}`}
      className="relative grid size-9 place-items-center rounded-full bg-black/60 text-white transition-colors duration-150 after:absolute after:-inset-1 hover:bg-black/80"
    >
      <Ellipsis aria-hidden size={18} />
    </button>
  );
  return (
    <div ref={place}>
      <Menu trigger={trigger}>
        {tool?.accepts?.prompt && (
          <MenuItem
            icon={<Sparkles aria-hidden />}
            onSelect={() => navigate(reusePromptPath(tool.slug, creation.prompt))}
          >
            Use this prompt
          </MenuItem>
        )}
        <MenuItem
          icon={<ImageUpscale aria-hidden />}
          onSelect={() => window.open(creation.content, "_blank", "noopener")}
        >
          Open full size
        </MenuItem>
        <MenuSeparator />
        {creation.mine ? (
          <>
            <MenuItem
              icon={<EyeOff aria-hidden />}
              onSelect={() => leave(publishing.mutateAsync({ id: creation.id, publish: false }))}
            >
              Unpublish
            </MenuItem>
            <MenuItem
              danger
              icon={<Trash2 aria-hidden />}
              onSelect={() => leave(deletion.mutateAsync(creation.id))}
            >
              Delete
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={<Flag aria-hidden />} onSelect={() => void startReport()}>
            Report
          </MenuItem>
        )}
      </Menu>
      {report && (
        <report.ReportDialog
          creationId={creation.id}
          open={reporting}
          onOpenChange={setReporting}
        />
      )}
    </div>
  );
}
