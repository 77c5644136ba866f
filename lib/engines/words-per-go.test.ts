import { afterAll, describe, expect, it } from "vitest";

import { singleton } from "@/lib/core/singleton";
import { downloadedWordsPerGo, draftWordsPerGo, notePaceOfDraft } from "@/lib/engines/words-per-go";

/** As kept by `speed.ts`. */
const measurement = singleton("writing-speed", () => ({}));
const pace = singleton("draft-pace", () => ({}));

function keepSpeed(wordsPerMinute: number | null): void {
  measurement.set({ wordsPerMinute, isRunning: false, nextTryMs: 0 });
}

afterAll(() => {
  measurement.set(undefined);
  pace.set(undefined);
});

describe("the words of a call", () => {
  it("are what was measured of the draft model, where nothing else is known of the machine", async () => {
    keepSpeed(null);

    expect(await draftWordsPerGo()).toBe(800);
    expect(await downloadedWordsPerGo(0.5)).toBeUndefined();
  });

  it("follow from the measured speed and the time limit, which is 120 seconds", async () => {
    keepSpeed(300);

    expect(await draftWordsPerGo()).toBe(600);
    expect(await downloadedWordsPerGo(1.1)).toBe(600);
    expect(await downloadedWordsPerGo(3.3)).toBe(200);
  });

  it("are no more of the draft model on a fast machine than anybody has seen", async () => {
    keepSpeed(2_000);

    expect(await draftWordsPerGo()).toBe(800);
    expect(await downloadedWordsPerGo(1.1)).toBe(4_000);
  });

  it("are no more of the draft model than it has just written here, beside what others do", async () => {
    keepSpeed(2_000);
    notePaceOfDraft({ words: 475, seconds: 117 });
    expect(await draftWordsPerGo()).toBe(487);

    notePaceOfDraft({ words: 318, seconds: 117 });
    expect(await draftWordsPerGo()).toBe(406);
    expect(await downloadedWordsPerGo(1.1)).toBe(4_000);
  });

  it("don't follow from a draft that ended at once", async () => {
    pace.set(undefined);
    notePaceOfDraft({ words: 3, seconds: 2 });

    expect(await draftWordsPerGo()).toBe(800);
  });
});
