import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepTexts } from "@/lib/client/text-keeper";
import { memoryStorage } from "@/tests/support/memory-storage";

const SUMMARY = "/ai/pdf-summarizer?run=summary-1";
const ASKING = `${SUMMARY}&question=question-1`;
const FIRST = "When was it founded?";
const NEXT = "How large is it?";
/** Longer than what is typed waits to be kept. */
const PAUSE_MS = 500;

/** As much of a page as the keeper looks at: a chat, whose box is a form with one control. */
function openChat(address: string) {
  class FakeControl {
    name = "question";
    type = "textarea";
    dataset = {};
    defaultValue = "";
    text = "";
    get value() {
      return this.text;
    }
    set value(text: string) {
      this.text = text;
    }
    dispatchEvent = () => true;
  }
  class FakeForm {
    isConnected = true;
    querySelectorAll = () => [box];
    querySelector = () => null;
    getAttribute = () => "question";
    closest = (selector: string) => (selector === "a" ? null : this);
  }
  const box = new FakeControl();
  const form = new FakeForm();
  const page = Object.assign(new EventTarget(), {
    body: {},
    querySelector: () => null,
    querySelectorAll: () => [form],
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("Element", FakeForm);
  vi.stubGlobal("HTMLInputElement", class {});
  vi.stubGlobal("HTMLTextAreaElement", FakeControl);
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const goTo = (to: string) => vi.stubGlobal("location", new URL(to, "https://atelier.example"));
  const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);
  const tell = (name: string) =>
    page.dispatchEvent(Object.defineProperty(new Event(name), "target", { value: form }));

  async function type(text: string): Promise<void> {
    box.value = text;
    tell("input");
    await pause();
  }
  async function showAddress(to: string, typed = box.value): Promise<void> {
    goTo(to);
    box.value = typed;
    // Any change of the page is looked at.
    tell("input");
    await pause();
  }
  goTo(address);
  keepTexts(null);
  keepTexts("ada");
  return { box, type, showAddress, submit: () => tell("submit"), pause };
}

/** What the tab keeps, by the addresses that it's kept for. */
function kept(): Record<string, unknown> {
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
  return Object.fromEntries(
    keys.map((key) => [
      key?.slice(key.indexOf("/")),
      JSON.parse(sessionStorage.getItem(key ?? "") ?? "null").values.question,
    ]),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: performance.timeOrigin + 1_000 });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => {
  keepTexts(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a question about a result", () => {
  it("is kept while it's being typed, and brought back", async () => {
    const { type } = openChat(SUMMARY);
    await type(FIRST);
    expect(kept()).toEqual({ [SUMMARY]: ["", FIRST] });

    const { box, pause } = openChat(SUMMARY);
    await pause();
    expect(box.value).toBe(FIRST);
  });

  it("isn't kept while it's being answered, although its box still holds it", async () => {
    const { type, submit, showAddress } = openChat(SUMMARY);
    await type(FIRST);
    submit();
    await showAddress(ASKING);
    expect(kept()).toEqual({});

    await showAddress(SUMMARY, "");
    expect(kept()).toEqual({});
  });

  it("leaves nothing behind when the next one is typed before its answer", async () => {
    const { type, submit, showAddress } = openChat(SUMMARY);
    await type(FIRST);
    submit();
    await showAddress(ASKING);
    await type(NEXT);
    expect(kept()).toEqual({ [ASKING]: ["", NEXT] });

    // Its answer is still on its way.
    const reloaded = openChat(ASKING);
    await reloaded.pause();
    expect(reloaded.box.value).toBe(NEXT);

    await reloaded.showAddress(SUMMARY);
    expect(kept()).toEqual({ [SUMMARY]: ["", NEXT] });
    const { box, pause } = openChat(SUMMARY);
    await pause();
    expect(box.value).toBe(NEXT);
  });

  it("goes along, as one more typed text, with a question that wasn't sent from its box", async () => {
    const { type, showAddress } = openChat(SUMMARY);
    await type(NEXT);
    await showAddress(ASKING);
    expect(kept()).toEqual({ [ASKING]: ["", NEXT] });
    await showAddress(SUMMARY);
    expect(kept()).toEqual({ [SUMMARY]: ["", NEXT] });
  });

  it("is kept again when it wasn't answered, and not while it's asked once more", async () => {
    const { type, submit, showAddress } = openChat(SUMMARY);
    await type(FIRST);
    submit();
    await showAddress(ASKING);
    await showAddress(SUMMARY);
    expect(kept()).toEqual({ [SUMMARY]: ["", FIRST] });

    // By the button of the failure.
    await showAddress(`${SUMMARY}&question=question-2`);
    expect(kept()).toEqual({});
  });
});

describe("a form that was run", () => {
  it("counts as typed what differs from what it was sent with", async () => {
    const { type, submit, showAddress } = openChat("/ai/pdf-summarizer");
    await type(FIRST);
    expect(kept()).toEqual({ "/ai/pdf-summarizer": ["", FIRST] });
    submit();
    await showAddress(SUMMARY);
    expect(kept()).toEqual({});
    await type(NEXT);
    expect(kept()).toEqual({ [SUMMARY]: [FIRST, NEXT] });
  });
});
