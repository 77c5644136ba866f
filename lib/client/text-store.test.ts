import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropKeptForms, keptMark } from "@/lib/client/kept-forms";
import {
  dropOthersTyped,
  dropTyped,
  keepTyped,
  markTyped,
  readTyped,
} from "@/lib/client/text-store";
import { memoryStorage } from "@/tests/support/memory-storage";

const DAY_MS = 24 * 60 * 60 * 1000;
const PLACE = "form /ai/blog-titles";
const TYPED = { keyword: ["", "bees"] } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: performance.timeOrigin + 1_000, toFake: ["Date"] });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("indexedDB", { deleteDatabase: () => ({}) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what was typed", () => {
  it("is kept of one person, at one place, until it's dropped", () => {
    keepTyped("ada", PLACE, TYPED);
    expect(readTyped("ada", PLACE)).toEqual(TYPED);
    expect(readTyped("bob", PLACE)).toBeNull();
    expect(readTyped("ada", `${PLACE}?run=1`)).toBeNull();
    dropTyped("ada", PLACE);
    expect(readTyped("ada", PLACE)).toBeNull();
  });

  it("stays only for its person, and for a day", () => {
    keepTyped("ada", PLACE, TYPED);
    vi.advanceTimersByTime(DAY_MS - 1);
    dropOthersTyped("ada");
    expect(readTyped("ada", PLACE)).toEqual(TYPED);
    vi.advanceTimersByTime(1);
    dropOthersTyped("ada");
    expect(readTyped("ada", PLACE)).toBeNull();

    keepTyped("ada", PLACE, TYPED);
    dropOthersTyped("ad");
    expect(readTyped("ada", PLACE)).toBeNull();
    keepTyped("ada", PLACE, TYPED);
    dropOthersTyped(null);
    expect(readTyped("ada", PLACE)).toBeNull();
  });

  it("goes when its person leaves in another tab, and isn't kept any more", () => {
    keepTyped("ada", PLACE, TYPED);
    dropKeptForms("ada");
    dropOthersTyped("ada");
    expect(readTyped("ada", PLACE)).toBeNull();
    keepTyped("ada", PLACE, TYPED);
    expect(readTyped("ada", PLACE)).toBeNull();
  });

  it("is marked, also once an older mark is gone", () => {
    keepTyped("ada", PLACE, TYPED);
    const mark = { until: Date.now() + DAY_MS, owner: "ada" };
    expect(keptMark()).toEqual(mark);
    vi.stubGlobal("localStorage", memoryStorage());
    markTyped("ada");
    expect(keptMark()).toEqual(mark);
  });

  it("is of the latest twenty forms", () => {
    for (let at = 0; at < 25; at += 1) {
      keepTyped("ada", `${PLACE}?keyword=${at}`, TYPED);
      vi.advanceTimersByTime(1);
    }
    const kept = Array.from({ length: 25 }, (_, at) => readTyped("ada", `${PLACE}?keyword=${at}`));
    expect(kept.map(Boolean)).toEqual(Array.from({ length: 25 }, (_, at) => at >= 5));
  });
});
