import { beforeEach, expect, it, vi } from "vitest";

import { listenForTooltips } from "@/lib/client/dismiss-tooltips";
import { handleKey } from "@/lib/client/page-keys";

type Shown = { by: "keyboard" | "pointer"; inDialog?: boolean };

let tips: ReturnType<typeof createTip>[];
let stopped: number;
let end = () => {};
beforeEach(() => {
  tips = [];
  stopped = 0;
  class Button {
    click = () => {
      stopped += 1;
    };
  }
  const page = Object.assign(new EventTarget(), {
    querySelectorAll: () => tips,
    querySelector: (selector: string) => (selector.includes("data-stops") ? new Button() : null),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userAgent: "" });
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("HTMLButtonElement", Button);
  end = listenForTooltips();
  page.addEventListener("keydown", (event) => handleKey(event as KeyboardEvent, () => {}));
  return () => {
    end();
    vi.unstubAllGlobals();
  };
});

/** A tooltip that is shown; no browser is here to match selectors. */
function createTip({ by, inDialog = false }: Shown) {
  const dataset = { tip: "" };
  return Object.assign(new EventTarget(), {
    dataset,
    matches: (selector: string) => {
      const isMeant = selector.includes(by === "keyboard" ? ":focus-visible" : ":hover");
      return isMeant && !(selector.includes("[data-tip='']") && dataset.tip !== "");
    },
    closest: () => (inDialog ? {} : null),
  });
}

function show(shown: Shown) {
  const tip = createTip(shown);
  tips.push(tip);
  return tip;
}

/** @returns whether something else may still deal with the key */
function press(key: string): boolean {
  const fields = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const event = Object.assign(new Event("keydown", { cancelable: true }), fields);
  Object.assign(event, { isComposing: false, keyCode: 27, repeat: false });
  document.dispatchEvent(event);
  return !event.defaultPrevented;
}

it("takes away a tooltip that the keyboard brought up, and stops no run with that press", () => {
  const tip = show({ by: "keyboard" });

  press("Escape");

  expect([tip.dataset.tip, stopped]).toEqual(["dismissed", 0]);
  press("Escape");
  expect(stopped).toBe(1);
});

it("stops a run past a tooltip that only the pointer happens to be on", () => {
  const tip = show({ by: "pointer" });

  press("Escape");

  expect([tip.dataset.tip, stopped]).toEqual(["dismissed", 1]);
});

it("leaves Esc to a dialog that its button is in", () => {
  vi.stubGlobal("HTMLButtonElement", class {});
  const tip = show({ by: "keyboard", inDialog: true });

  expect(press("Escape")).toBe(true);

  expect(tip.dataset.tip).toBe("dismissed");
});

it("leaves other keys alone", () => {
  const tip = show({ by: "keyboard" });
  expect(press("a")).toBe(true);
  expect(tip.dataset.tip).toBe("");
});
