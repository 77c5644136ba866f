"use client";

import { Menu } from "lucide-react";
import { useState } from "react";

import { Logo } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { usePart } from "@/lib/client/use-part";
import type { User } from "@/lib/providers/auth/port";

export function TopBar({ user }: { user: User }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="flex h-16 items-center gap-2 px-4 sm:px-6">
        <NavigationButton user={user} />
        <Logo />
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </header>
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
