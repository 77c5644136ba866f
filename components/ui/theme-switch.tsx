"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuRadio } from "@/components/ui/menu-parts";

const OPTIONS: { value: string; label: string; icon: ReactNode }[] = [
  { value: "system", label: "System", icon: <Monitor aria-hidden /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
];

/** Light, dark, or the system setting. */
export function ThemeSwitch() {
  const { theme = "system", setTheme } = useTheme();
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Theme">
          {/* Depends on the class on <html>, so that the server needn't know. */}
          <Sun aria-hidden className="dark:hidden" />
          <Moon aria-hidden className="hidden dark:block" />
        </Button>
      }
    >
      <MenuRadio label="Theme" value={theme} options={OPTIONS} onValueChange={setTheme} />
    </Menu>
  );
}
