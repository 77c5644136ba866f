"use client";

import { Dialog } from "@base-ui/react/dialog";
import clsx from "clsx";
import { X } from "lucide-react";

import { Sidebar } from "@/components/shell/sidebar";
import { buttonClass } from "@/components/ui/button";
import { BACKDROP } from "@/components/ui/dialog";
import { useBackCloses } from "@/lib/client/use-back-closes";
import type { User } from "@/lib/providers/auth/port";

type NavigationSheetProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar on small screens: over the page, closed by a click on a link in it (S-02, S-03), and by the browser's Back. */
export function NavigationSheet({ user, open, onOpenChange }: NavigationSheetProps) {
  const close = useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup ref={showCurrent} className={SHEET}>
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar user={user} onNavigate={() => onOpenChange(false)} />
          <Dialog.Close aria-label="Close menu" className={CLOSE}>
            <X aria-hidden />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Scrolls the list to the page that is open, which may be below the edge of a small screen. */
function showCurrent(sheet: HTMLElement | null): void {
  const link = sheet?.querySelector<HTMLElement>("[aria-current=page]");
  const list = link?.closest("nav");
  if (!link || !list) return;
  const top = list.scrollTop + link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop = top - (list.clientHeight - link.offsetHeight) / 2;
}

const CLOSE = clsx(buttonClass({ variant: "ghost", size: "icon" }), "absolute top-3 right-3");

const SHEET = clsx(
  "fixed inset-y-0 left-0 z-50 w-[min(20rem,calc(100vw-3rem))] border-line border-r bg-paper",
  "shadow-float outline-none transition-transform duration-200",
  "data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
);
