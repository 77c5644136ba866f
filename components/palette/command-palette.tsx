"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Search } from "lucide-react";
import { type KeyboardEvent, useState } from "react";

import type { Command, Deed } from "@/components/palette/commands";
import { type CommandGroup, findCommands } from "@/components/palette/find-commands";
import { Key } from "@/components/palette/key";
import { BACKDROP } from "@/components/ui/dialog";
import { pageKeyOf } from "@/lib/client/page-keys";
import { useFoundCreations } from "@/lib/client/use-found-creations";
import { formatCount } from "@/lib/core/format";
import { LIMITS } from "@/lib/core/limits";

type CommandPaletteProps = { onClose: () => void; onChoose: (deed: Deed) => void };

/** Finds a tool, a creation, a page, or an action by a few letters, and goes there or does it. */
export function CommandPalette({ onClose, onChoose }: CommandPaletteProps) {
  const [search, setSearch] = useState("");
  // The page tells, because the palette is outside of it.
  const [isOperator] = useState(() => document.querySelector("[data-operator]") !== null);
  const { creations, isSearching, hasFailed } = useFoundCreations(search.trim());

  function closeBySameKey(event: KeyboardEvent): void {
    if (pageKeyOf(event.nativeEvent) !== "palette") return;
    event.preventDefault();
    onClose();
  }

  const groups = findCommands(search, creations, isOperator);
  const found = groups.reduce((count, { items }) => count + items.length, 0);

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-4 pt-[10dvh]">
          <Dialog.Popup
            aria-label="Search and commands"
            onKeyDown={closeBySameKey}
            className={POPUP}
          >
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={groups}
              value={search}
              onValueChange={setSearch}
              itemToStringValue={({ label }: Command) => label}
              autoHighlight="always"
              keepHighlight
            >
              <div className="flex items-center gap-3 border-line border-b px-4">
                <Search aria-hidden className="shrink-0 text-soft" />
                <Autocomplete.Input
                  aria-label="Search tools, creations, and settings"
                  placeholder="Search tools, creations, and settings"
                  maxLength={LIMITS.searchCharacters}
                  className="h-14 w-full bg-transparent text-base text-ink outline-none placeholder:text-soft"
                />
                <Dialog.Close className="not-focus-visible:sr-only">Close</Dialog.Close>
              </div>
              <Autocomplete.Status className="sr-only">
                {isSearching ? "Searching" : formatCount(found, "result")}
              </Autocomplete.Status>
              <Results onChoose={onChoose} />
              {(found === 0 || hasFailed) && (
                <p role={hasFailed ? "alert" : undefined} className={NOTHING}>
                  {hasFailed
                    ? "We couldn't search what you've made. Check your connection and try again."
                    : isSearching
                      ? "Searching…"
                      : `Nothing found for “${search.trim()}”.`}
                </p>
              )}
              <Footer />
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const NOTHING = "px-4 py-8 text-center text-soft text-sm";

function Results({ onChoose }: Pick<CommandPaletteProps, "onChoose">) {
  return (
    <Autocomplete.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden">
      {(group: CommandGroup) => (
        <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
          <Autocomplete.GroupLabel className="px-3 py-1.5 text-soft text-xs">
            {group.value}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(command: Command) => (
              <CommandItem key={command.id} command={command} onChoose={onChoose} />
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

type CommandItemProps = { command: Command } & Pick<CommandPaletteProps, "onChoose">;

function CommandItem({ command, onChoose }: CommandItemProps) {
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => onChoose(command.deed)}
      className="flex min-h-11 cursor-default select-none items-center gap-3 rounded-control px-3 py-2 text-sm data-highlighted:bg-line/50 data-highlighted:outline-2 data-highlighted:outline-focus data-highlighted:-outline-offset-2"
    >
      <span className="contents text-soft">{command.icon}</span>
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      <span className="hidden max-w-[40%] truncate text-right text-soft text-xs sm:block">
        {command.hint}
      </span>
    </Autocomplete.Item>
  );
}

function Footer() {
  return (
    <div
      aria-hidden
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2.5 text-soft text-xs pointer-coarse:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Key name="↑" />
        <Key name="↓" /> to choose
      </span>
      <span className="flex items-center gap-1.5">
        <Key name="Enter" /> to open
      </span>
      <span className="flex items-center gap-1.5">
        <Key name="Esc" /> to close
      </span>
    </div>
  );
}

const POPUP = clsx(
  "flex max-h-[min(36rem,80dvh)] w-full max-w-xl flex-col overflow-hidden rounded-card border border-line",
  "bg-card text-ink shadow-float outline-none",
  "transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0",
);
