"use client";

import { Button } from "@/components/ui/button";
import { useDownloadChange } from "@/lib/client/use-downloads";
import type { Download } from "@/lib/engines/downloads/contract";

const START_LABELS: Partial<Record<Download["state"], string>> = {
  absent: "Download",
  paused: "Resume",
  failed: "Try again",
};

/** What can be done with a model now. */
export function DownloadActions({ model, allowed }: { model: Download; allowed: boolean }) {
  const { id, name, state } = model;
  const start = useDownloadChange("start");
  const pause = useDownloadChange("pause");
  const remove = useDownloadChange("remove");
  const startLabel = START_LABELS[state];
  return (
    <div className="flex flex-wrap gap-2">
      {startLabel && allowed && (
        <Button
          size="sm"
          pending={start.isPending}
          aria-label={`${startLabel} ${name}`}
          onClick={() => start.mutate({ id })}
        >
          {startLabel}
        </Button>
      )}
      {state === "downloading" && (
        <Button
          size="sm"
          pending={pause.isPending}
          aria-label={`Pause ${name}`}
          onClick={() => pause.mutate({ id })}
        >
          Pause
        </Button>
      )}
      {state !== "absent" && (
        <Button
          variant="ghost"
          size="sm"
          pending={remove.isPending}
          aria-label={`Remove ${name} from this server`}
          onClick={() => remove.mutate({ id })}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
