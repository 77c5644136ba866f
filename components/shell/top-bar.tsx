"use client";

import { Menu, Search } from "lucide-react";
import { useState } from "react";

import { Logo } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { Tooltip } from "@/components/ui/tooltip";
import { usePart } from "@/lib/client/use-part";
import { useRuns } from "@/lib/client/use-runs";
import type { User } from "@/lib/providers/auth/port";

export function TopBar({ user }: { user: User }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="flex h-16 items-center gap-2 px-4 sm:px-6">
        <NavigationButton user={user} />
        <Logo />
        <div className="ml-auto flex items-center gap-1">
          <RunsButton />
          <Tooltip label="Search and commands" side="below">
            <PaletteButton />
          </Tooltip>
          <Tooltip label="Theme" side="below">
            <ThemeSwitch />
          </Tooltip>
        </div>
      </div>
    </header>
  );
}

const LazyRunsMenu = lazyPart(
  async () => (await import("@/components/runs/runs-menu")).RunsMenu,
  null,
);

/** There once something ran today. */
function RunsButton() {
  const runs = useRuns();
  const [openedWith, setOpenedWith] = useState(runs);
  if (runs && !openedWith) setOpenedWith(runs);
  if (!runs || runs.length === 0) return null;
  return <LazyRunsMenu runs={runs} openedWith={openedWith ?? runs} />;
}

const fetchPaletteCall = () => import("@/lib/client/palette-call");

/** Opens the palette, for those who don't use its keys. */
function PaletteButton() {
  const { load } = usePart(fetchPaletteCall);
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Search and commands"
      data-palette
      onClick={() => void load().then((part) => part?.callPalette())}
      // Room for its key, which comes later.
      className="lg:w-28 lg:justify-start lg:border lg:border-line lg:px-3 lg:text-soft"
    >
      <Search aria-hidden />
    </Button>
  );
}

const fetchSheet = () => import("@/components/shell/navigation-sheet");

/** Opens the sidebar on small screens (S-02), which is fetched when someone reaches for the button. */
function NavigationButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const { part, load, preload } = usePart(fetchSheet);

  async function show(): Promise<void> {
    setOpen(true);
    if (!(await load())) setOpen(false);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open && part !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void show()}
        className="-ml-2 lg:hidden"
      >
        <Menu aria-hidden />
      </Button>
      {part && <part.NavigationSheet user={user} open={open} onOpenChange={setOpen} />}
    </>
  );
}
