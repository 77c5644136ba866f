import { afterEach, expect, it, vi } from "vitest";

import { watchOtherTabs } from "@/components/auth/local/watch-other-tabs";

afterEach(() => vi.unstubAllGlobals());

function open() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const window = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", window);
  const onChange = vi.fn();
  const end = watchOtherTabs(onChange);
  const store = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  const see = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { onChange, end, store, see };
}

it("hears of a sign-out in another window, and of nothing else that is stored", () => {
  const { onChange, end, store } = open();

  store("atelier-forms");
  store(null);
  // Whose forms a tab dropped that heard of it, which needn't be heard again.
  store("atelier-forms-left ada");
  expect(onChange).not.toHaveBeenCalled();

  store("atelier-forms-left *");
  expect(onChange).toHaveBeenCalledTimes(1);

  end();
  store("atelier-forms-left *");
  expect(onChange).toHaveBeenCalledTimes(1);
});

it("hears when the page is seen", () => {
  const { onChange, see } = open();

  see("hidden");
  expect(onChange).not.toHaveBeenCalled();
  see("visible");
  expect(onChange).toHaveBeenCalledTimes(1);
});
