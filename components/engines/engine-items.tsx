"use client";

import { Check, Settings2 } from "lucide-react";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-parts";
import { useNavigate } from "@/lib/client/address";
import type { EngineKind, EngineRow } from "@/lib/engines/row";

type EngineItemsProps = {
  kind: EngineKind;
  inReach: readonly EngineRow[];
  current: EngineRow;
  nameOf: (engine: EngineRow) => string;
  isChanging: boolean;
  onChoose: (ref: string) => void;
};

/** What the built-in engines do well. */
const EDITS: readonly EngineKind[] = ["erases", "cutsOut"];

/** The engines in reach, to choose another, and the way to more of them. */
export function EngineItems(props: EngineItemsProps) {
  const { kind, inReach, current, nameOf, isChanging, onChoose } = props;
  const navigate = useNavigate();
  return (
    <>
      {inReach.map((engine) => (
        <MenuItem key={engine.ref} disabled={isChanging} onSelect={() => onChoose(engine.ref)}>
          <span className="grid min-w-0 flex-1 py-1.5">
            <span className="truncate">{nameOf(engine)}</span>
            <span className="text-soft text-xs">{engine.about}</span>
          </span>
          {engine === current && <Check aria-label="Selected" size={16} />}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<Settings2 aria-hidden size={16} />}
        onSelect={() => navigate(ENGINE_SETTINGS)}
      >
        {current.source === "built-in" && !EDITS.includes(kind)
          ? "Get a better engine"
          : "Engine settings"}
      </MenuItem>
    </>
  );
}
