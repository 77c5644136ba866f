"use client";

import { Check, ChevronDown, Settings2 } from "lucide-react";
import { useRouter } from "next/navigation";

import { ENGINE_SETTINGS, inSentence, SOURCE_WORDS } from "@/components/engines/engine-words";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { currentWriter, useEngineChange, useEngines } from "@/lib/client/use-engines";

type EngineChipProps = {
  /** What it does on this page. */
  verb?: string;
  /** What works here in place of the built-in model, which can't follow instructions. */
  builtIn?: string;
};

/** What will write, next to a tool's main button; a click offers the others in reach. */
export function EngineChip({ verb = "Writes", builtIn }: EngineChipProps) {
  const engines = useEngines();
  const current = currentWriter(engines);
  const choose = useEngineChange<{ ref: string }>("choose");
  const router = useRouter();
  // As high as the chip, so that the page doesn't move when it comes.
  if (!engines || !current) return <div className="-mt-2 h-9" />;

  const nameOf = ({ source, name }: { source: string; name: string }) =>
    source === "built-in" ? (builtIn ?? name) : name;
  const trigger = (
    <Button variant="ghost" size="sm" className="min-w-0 max-w-full font-normal text-soft">
      <span className="truncate">
        {verb} with <span className="text-ink">{inSentence(nameOf(current))}</span>
      </span>
      <ChevronDown aria-hidden size={16} className="shrink-0" />
    </Button>
  );
  return (
    <div className="-mt-2 flex min-w-0 justify-center">
      <Menu align="start" trigger={trigger}>
        {engines.writers.map((writer) => (
          <MenuItem
            key={writer.ref}
            disabled={choose.isPending}
            onSelect={() => choose.mutate({ ref: writer.ref })}
          >
            <span className="grid min-w-0 flex-1 py-1.5">
              <span className="truncate">{nameOf(writer)}</span>
              <span className="text-soft text-xs">{SOURCE_WORDS[writer.source]}</span>
            </span>
            {writer === current && <Check aria-label="Chosen" size={16} />}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem
          icon={<Settings2 aria-hidden size={16} />}
          onSelect={() => router.push(ENGINE_SETTINGS)}
        >
          {current.source === "built-in" ? "Get a better engine" : "Engine settings"}
        </MenuItem>
      </Menu>
    </div>
  );
}
