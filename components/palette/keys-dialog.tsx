"use client";

import { useState } from "react";

import { Key } from "@/components/palette/key";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import { chooseSingleKeys, usesSingleKeys } from "@/lib/client/single-keys";

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["mod", "K"], does: "Find a tool, a creation, or a setting" },
  { keys: ["mod", "Enter"], does: "Run the tool" },
  { keys: ["Esc"], does: "Stop the run, or close what's open" },
  { keys: ["alt", "T"], does: "Go to messages, to undo for example" },
  { keys: ["?"], does: "Show these keys" },
  { keys: ["Enter"], does: "Send a question in a chat; Shift + Enter starts a new line" },
];

/** The keys that work on every page for signed-in people, and a switch for the one that is a character. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(usesSingleKeys);

  function choose(on: boolean): void {
    chooseSingleKeys(on);
    setOn(on);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-sm">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-3">
            <dt className="text-pretty">{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((name) => (
                <Key key={name} name={name} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-line border-t pt-3">
        <Switch
          label="Single-key shortcuts"
          hint="When off, ? does nothing in this browser. These keys stay in the palette, as “Keyboard shortcuts”."
          checked={isOn}
          onCheckedChange={choose}
        />
      </div>
    </Dialog>
  );
}
