"use client";

import { useState } from "react";

import { SuggestionDiff } from "@/components/editor/suggestion-diff";
import { FormatDate } from "@/components/format-date";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Markdown } from "@/components/ui/markdown";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { useVersion } from "@/lib/client/use-versions";
import { withPlainCitations } from "@/lib/core/citation-links";
import { formatCount } from "@/lib/core/format";
import type { Version } from "@/lib/creations/schema";

type VersionDialogProps = {
  creationId: string;
  version: Version;
  /** The text that it would replace. */
  current: string;
  open: boolean;
  onClose: () => void;
  onRestore: () => void;
};

/** Shows an earlier text, and what differs from it now, before it's restored. */
export function VersionDialog(props: VersionDialogProps) {
  const { creationId, version, current, open, onClose, onRestore } = props;
  const { data, error } = useVersion(creationId, version.id);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      width="lg"
      title="Earlier version"
      description={
        <>
          {authorOf(version)} · <FormatDate value={version.written_at} withTime /> ·{" "}
          {formatCount(version.words, "word")}
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="accent"
            disabled={!data}
            onClick={() => {
              onClose();
              onRestore();
            }}
          >
            Restore this version
          </Button>
        </>
      }
    >
      {error && <p className="text-danger text-sm">{error.message}</p>}
      {!data && !error && (
        <div className="grid min-h-56 place-items-center">
          <Spinner label="Loading" />
        </div>
      )}
      {data && <VersionText text={data.version.content} current={current} />}
    </Dialog>
  );
}

function VersionText({ text, current }: { text: string; current: string }) {
  const [tab, setTab] = useState<"text" | "changes">("text");
  return (
    <Tabs
      label="Earlier version"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: "text",
          label: "Text",
          panel: (
            <section
              aria-label="Text of this version"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
              tabIndex={0}
              className="max-h-[50dvh] overflow-y-auto"
            >
              <Markdown source={withPlainCitations(text)} />
            </section>
          ),
        },
        {
          value: "changes",
          label: "What differs",
          panel: tab === "changes" && (
            <SuggestionDiff
              before={current}
              after={text}
              titles={["Now", "This version"]}
              className="max-h-[50dvh]"
            />
          ),
        },
      ]}
    />
  );
}

/** Who wrote a version, in a few words. */
export function authorOf({ edited, engine }: Version): string {
  if (edited) return "Edited by you";
  return engine ? `Written by ${engine}` : "Written by the model";
}
