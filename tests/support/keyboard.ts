import { expect, type Locator, type Page } from "playwright/test";

/** Presses that must suffice from one place of a page to another. */
const MOST_PRESSES = 90;
/** What moves or fades in is looked at again after this. */
const SETTLED_MS = 400;

/** A page in the hands of somebody without a mouse, who wants to see at every stop where the focus is. */
export type Keyboard = {
  /** Presses Tab, or another key, until the element has the focus. */
  reach: (target: Locator, key?: "Tab" | "Shift+Tab" | "ArrowDown" | "ArrowRight") => Promise<void>;
  /** Reaches a button or link, and presses it. */
  activate: (target: Locator, key?: "Tab" | "Shift+Tab") => Promise<void>;
  /** Reaches a text field, and types over what is in it. */
  write: (target: Locator, text: string) => Promise<void>;
  /** Reaches a file field, and chooses in the dialog that Enter opens. */
  chooseFile: (target: Locator, file: Upload) => Promise<void>;
  /** Reaches the button of a menu, opens it, and takes the item of this name. */
  choose: (menu: Locator, item: string | RegExp) => Promise<void>;
  press: (key: string) => Promise<void>;
  /** What was wrong at the stops so far, each once. */
  faults: () => readonly string[];
};

type Upload = { name: string; mimeType: string; buffer: Buffer } | string;

export function keyboardOf(page: Page): Keyboard {
  const faults = new Set<string>();

  /** Notes what is wrong with the place where the focus has come to rest. */
  async function look(): Promise<void> {
    const first = await page.evaluate(faultsOfFocus);
    if (first.length === 0) return;
    await page.waitForTimeout(SETTLED_MS);
    const path = new URL(page.url()).pathname;
    for (const fault of await page.evaluate(faultsOfFocus)) faults.add(`${path}: ${fault}`);
  }

  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    await look();
  }

  async function reach(target: Locator, key = "Tab"): Promise<void> {
    await expect(target).toBeAttached();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    throw new Error(`${key} doesn't lead to ${target}.`);
  }

  async function activate(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await reach(target, key);
    await page.keyboard.press("Enter");
  }

  async function choose(menu: Locator, item: string | RegExp): Promise<void> {
    await activate(menu);
    const wanted = page
      .getByRole("menuitem", { name: item })
      .or(page.getByRole("menuitemradio", { name: item }));
    await expect(page.getByRole("menu")).toBeVisible();
    await expect(page.getByRole("menu").locator(":focus")).toHaveCount(1);
    await look();
    await reach(wanted, "ArrowDown");
    await page.keyboard.press("Enter");
  }

  return {
    reach,
    activate,
    choose,
    press,
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
    },
    chooseFile: async (target, file) => {
      await reach(target);
      // Until the page's scripts are there, a press does nothing, and is made again.
      await expect(async () => {
        const dialog = page.waitForEvent("filechooser", { timeout: 5_000 });
        await page.keyboard.press("Enter");
        await (await dialog).setFiles(file);
      }).toPass();
    },
    faults: () => [...faults],
  };
}

/** Runs in the page: looks at the element that has the focus, and at what shows that it does. */
function faultsOfFocus(): string[] {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const stage = window as Window & { lastStop?: { faces: HTMLElement[]; rings: string[] } };

  /** The rectangle of what is drawn, if it can be seen at all. */
  function shownRect(part: Element | null | undefined): DOMRect | null {
    if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    const rect = part.getBoundingClientRect();
    return rect.width >= 8 && rect.height >= 8 ? rect : null;
  }
  function ringOf(part: Element): string {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
    const drawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5;
    return drawn && !/^(transparent|rgba\(.*, 0\))$/.test(outlineColor) ? outlineColor : "";
  }
  /** How many sides of the ring around it aren't cut off by a box that it is in. */
  function sidesShown(part: Element): number {
    const { outlineOffset, outlineWidth } = getComputedStyle(part);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const sides = {
      left: left - reach,
      top: top - reach,
      right: right + reach,
      bottom: bottom + reach,
    };
    for (let box = part.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const clip = box.getBoundingClientRect();
      if (style.overflowX !== "visible") {
        if (sides.left < clip.left - 0.5) sides.left = Number.NaN;
        if (sides.right > clip.right + 0.5) sides.right = Number.NaN;
      }
      if (style.overflowY !== "visible") {
        if (sides.top < clip.top - 0.5) sides.top = Number.NaN;
        if (sides.bottom > clip.bottom + 0.5) sides.bottom = Number.NaN;
      }
      if (style.position === "fixed") break;
    }
    return Object.values(sides).filter((side) => !Number.isNaN(side)).length;
  }

  const label = element.getAttribute("aria-label") ?? element.innerText ?? "";
  const name = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""} “${label.trim().slice(0, 50)}”`;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  // A field that is only there for clicks and keys shows through what is drawn beside or around it.
  const option = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
  const beside = [element.nextElementSibling, ...labels, element.parentElement, option];
  const faces = [element, ...beside].filter(
    (part): part is HTMLElement => shownRect(part) !== null,
  );
  const [face] = faces;
  // What only the program gives the focus to, such as a heading, is where reading goes on.
  const isStop = element.tabIndex >= 0;
  if (!face) return isStop ? [`${name} can't be seen`] : [];
  const faults: string[] = [];
  const ringed = faces.filter((part) => ringOf(part) !== "");
  if (isStop && ringed.length === 0) faults.push(`${name} doesn't show that it has the focus`);
  if (ringed.length > 0 && Math.max(...ringed.map(sidesShown)) < 2) {
    faults.push(`${name}: its ring is cut off`);
  }
  const { lastStop } = stage;
  lastStop?.faces.forEach((part, at) => {
    const isLeft = part.isConnected && !part.contains(element) && !faces.includes(part);
    if (isLeft && lastStop.rings[at] && ringOf(part) === lastStop.rings[at]) {
      faults.push(`${part.tagName.toLowerCase()} “${part.innerText?.slice(0, 50)}” keeps its ring`);
    }
  });
  stage.lastStop = { faces, rings: faces.map(ringOf) };

  const rect = face.getBoundingClientRect();
  const fits = rect.height <= innerHeight - 80;
  const isIn = fits
    ? rect.top >= -1 &&
      rect.bottom <= innerHeight + 1 &&
      rect.left >= -1 &&
      rect.right <= innerWidth + 1
    : rect.top < innerHeight && rect.bottom > 0;
  if (!isIn && isStop) faults.push(`${name} is out of view`);
  const [x, y] = [Math.min(4, rect.width / 3), Math.min(4, rect.height / 3)];
  const places = [
    [rect.left + rect.width / 2, rect.top + rect.height / 2],
    [rect.left + x, rect.top + y],
    [rect.right - x, rect.top + y],
    [rect.left + x, rect.bottom - y],
    [rect.right - x, rect.bottom - y],
  ] as const;
  const covers = places.flatMap(([left, top]) => {
    for (let part = document.elementFromPoint(left, top); part; part = part.parentElement) {
      if (part.contains(element)) return [];
      // A toast goes away by itself.
      if (part.matches("[data-sonner-toaster]")) return [];
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return [part.tagName.toLowerCase()];
    }
    return [];
  });
  if (isStop && fits && covers.length > 1) faults.push(`${name} is below a ${covers[0]}`);
  return faults;
}
