import { expect, it } from "vitest";

import { TOOLBAR } from "@/components/editor/toolbar-items";
import { ariaShortcut, shownShortcut } from "@/lib/client/shortcut";

it.each([
  ["Mod+B", "Ctrl+B", "⌘B", "Control+B", "Meta+B"],
  ["Mod+Shift+Z", "Ctrl+Shift+Z", "⇧⌘Z", "Control+Shift+Z", "Meta+Shift+Z"],
  ["Mod+Alt+2", "Ctrl+Alt+2", "⌥⌘2", "Control+Alt+2", "Meta+Alt+2"],
  ["Alt+F10", "Alt+F10", "⌥F10", "Alt+F10", "Alt+F10"],
])("spells %s as this machine's keyboards do", (keys, pc, mac, ariaOnPc, ariaOnMac) => {
  expect(shownShortcut(keys, false)).toBe(pc);
  expect(shownShortcut(keys, true)).toBe(mac);
  expect(ariaShortcut(keys, false)).toBe(ariaOnPc);
  expect(ariaShortcut(keys, true)).toBe(ariaOnMac);
});

it("finds no shortcut of the editor that is only right on one kind of machine", () => {
  const shortcuts = TOOLBAR.flat().flatMap(({ keys }) => keys ?? []);
  expect(shortcuts).toContain("Mod+B");
  expect(shortcuts.filter((keys) => /Control|Meta/.test(keys))).toEqual([]);
});
