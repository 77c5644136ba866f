"use client";

import { useState } from "react";

import { Key } from "@/components/palette/key";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import { chooseSingleKeys, usesSingleKeys } from "@/lib/client/single-keys";

type Keys = { keys: readonly string[]; does: string };

const GROUPS: readonly { name: string; all: readonly Keys[] }[] = [
  {
    name: "On every page",
    all: [
      { keys: ["mod", "K"], does: "Find a tool, a creation, or a setting" },
      { keys: ["mod", "Enter"], does: "Run the tool" },
      { keys: ["Esc"], does: "Stop the run, or close what's open" },
      { keys: ["alt", "T"], does: "Go to messages, to undo for example" },
      { keys: ["?"], does: "Show these keys" },
      { keys: ["Enter"], does: "Send a question in a chat; Shift + Enter starts a new line" },
    ],
  },
  {
    name: "In the editor",
    all: [
      { keys: ["alt", "F10"], does: "Go to the formatting buttons; arrow keys move between them" },
      { keys: ["mod", "S"], does: "Save" },
      { keys: ["mod", "Z"], does: "Undo" },
      { keys: ["mod", "shift", "Z"], does: "Redo" },
      { keys: ["mod", "B"], does: "Bold" },
      { keys: ["mod", "I"], does: "Italic" },
      { keys: ["mod", "K"], does: "Link" },
      { keys: ["mod", "alt", "2"], does: "Heading; 3 for a smaller one, 0 for a paragraph" },
    ],
  },
  {
    name: "On an image",
    all: [
      { keys: ["←", "↑", "↓", "→"], does: "Move the crosshair or a corner; with Shift, a little" },
      { keys: ["Enter"], does: "Click or paint at the crosshair" },
      { keys: ["shift", "Enter"], does: "Paint a line from where you last did" },
      { keys: ["+", "−", "0"], does: "Zoom in, out, and back" },
    ],
  },
];

/** The keys for signed-in people, by where they work, and a switch for the one that is a character. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(usesSingleKeys);

  function choose(on: boolean): void {
    chooseSingleKeys(on);
    setOn(on);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      {GROUPS.map(({ name, all }) => (
        <section key={name} aria-label={name} className="not-first:mt-4">
          <h3 className="font-medium text-sm">{name}</h3>
          <dl className="divide-y divide-line text-sm">
            {all.map(({ keys, does }) => (
              <div key={does} className="flex items-center justify-between gap-4 py-2.5">
                <dt className="text-pretty">{does}</dt>
                <dd className="flex shrink-0 gap-1">
                  {keys.map((key) => (
                    <Key key={key} name={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
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
