"use client";

import { Moon, Sun } from "lucide-react";

import { Button } from "@/components/ui/button";
import { PartMenu } from "@/components/ui/menu";

const fetchItems = () => import("@/components/ui/theme-items");

/** Light, dark, or the system setting. */
export function ThemeSwitch() {
  return (
    <PartMenu
      fetchParts={fetchItems}
      trigger={
        <Button variant="ghost" size="icon" aria-label="Theme">
          {/* Depends on the class on <html>, so that the server needn't know. */}
          <Sun aria-hidden className="dark:hidden" />
          <Moon aria-hidden className="hidden dark:block" />
        </Button>
      }
    >
      {({ ThemeItems }) => <ThemeItems />}
    </PartMenu>
  );
}
