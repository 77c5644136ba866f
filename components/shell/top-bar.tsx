"use client";

import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { Menu, X } from "lucide-react";
import { useState } from "react";

import { Logo } from "@/components/shell/logo";
import { Sidebar } from "@/components/shell/sidebar";
import { buttonClass } from "@/components/ui/button";
import { BACKDROP } from "@/components/ui/dialog";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import type { User } from "@/lib/providers/auth/port";

export function TopBar({ user }: { user: User }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="flex h-16 items-center gap-2 px-4 sm:px-6">
        <NavigationSheet user={user} />
        <Logo />
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

const ICON_BUTTON = buttonClass({ variant: "ghost", size: "icon" });

/** The sidebar on small screens: over the page, closed by a click on a link in it (S-02, S-03). */
function NavigationSheet({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Dialog.Trigger aria-label="Menu" className={clsx(ICON_BUTTON, "-ml-2 lg:hidden")}>
        <Menu aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup className={SHEET}>
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar user={user} onNavigate={() => setOpen(false)} />
          <Dialog.Close
            aria-label="Close menu"
            className={clsx(ICON_BUTTON, "absolute top-3 right-3")}
          >
            <X aria-hidden />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const SHEET = clsx(
  "fixed inset-y-0 left-0 z-50 w-[min(20rem,calc(100vw-3rem))] border-line border-r bg-paper",
  "shadow-float outline-none transition-transform duration-200",
  "data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
);
