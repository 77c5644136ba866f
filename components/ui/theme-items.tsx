"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import type { ReactNode } from "react";

import { MenuRadio } from "@/components/ui/menu-parts";

const OPTIONS: { value: string; label: string; icon: ReactNode }[] = [
  { value: "system", label: "System", icon: <Monitor aria-hidden /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
];

/** What the theme's menu offers. */
export function ThemeItems() {
  const { theme = "system", setTheme } = useTheme();
  return <MenuRadio label="Theme" value={theme} options={OPTIONS} onValueChange={setTheme} />;
}
