"use client";

import { Trash2 } from "lucide-react";

import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Switch } from "@/components/ui/switch";
import type { DocumentChat } from "@/lib/client/use-document-chat";
import { useKeptChat } from "@/lib/client/use-kept-chat";
import { usePreload } from "@/lib/client/use-preload";

// Most visits ask nothing.
const fetchLeaveRun = () => import("@/components/tools/leave-run");
const LeaveRun = lazyPart(async () => (await fetchLeaveRun()).LeaveRun, null);

type KeepChatProps = { chat: DocumentChat; contextId: string; source: "document" | "video" };

/** Whether the conversation is kept as long as its document, and the way to delete it. One that isn't asks before it's lost. */
export function KeepChat({ chat, contextId, source }: KeepChatProps) {
  const { isKept, isReady, keep, remove } = useKeptChat(chat, contextId);
  // In time for a reload right after the first question.
  usePreload(fetchLeaveRun);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <Switch
        label="Keep this conversation"
        hint={
          isKept
            ? `It comes back with this ${source}, until 30 days after you last asked about it.`
            : "Off: it's gone once you reload or leave this page."
        }
        checked={isKept}
        disabled={!isReady}
        onCheckedChange={keep}
      />
      {!isKept && chat.messages.length > 0 && (
        <LeaveRun
          loss={`This conversation isn't kept. If you leave now, you'll lose it. To have it back with this ${source}, turn on "Keep this conversation" first.`}
        />
      )}
      {isKept && chat.messages.length > 0 && (
        <Button variant="ghost" disabled={!isReady || chat.asking !== null} onClick={remove}>
          <Trash2 aria-hidden />
          Delete conversation
        </Button>
      )}
    </div>
  );
}
