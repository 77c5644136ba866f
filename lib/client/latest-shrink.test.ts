import { describe, expect, it } from "vitest";

import { createLatestShrink, type ShrinkState } from "@/lib/client/latest-shrink";

type Gate = { open: () => void; fail: (error: Error) => void };

const later = () => new Promise((resolve) => setTimeout(resolve));

/** Images whose opening and compressing end when the test says so. */
function begin() {
  const opening = new Map<string, Gate>();
  const encoding: { of: string; quality: number; end: () => void }[] = [];
  const closed: string[] = [];
  const states: ShrinkState[] = [];
  const shrinker = createLatestShrink({
    open: async (file) => {
      const name = await file.text();
      await new Promise<void>((open, fail) => opening.set(name, { open, fail }));
      return {
        isStill: false,
        shrink: (quality) => {
          if (closed.includes(name)) throw new Error("closed");
          return new Promise((resolve) => {
            encoding.push({
              of: name,
              quality,
              end: () => resolve(new Blob([`${name} ${quality}`])),
            });
          });
        },
        close: () => void closed.push(name),
      };
    },
    fetchFirst: async () => ({ name: "sample", file: new Blob(["sample"]) }),
    onChange: (state) => void states.push(state),
  });
  const choose = (name: string, quality: number) =>
    void shrinker.shrink({ name, file: new Blob([name]) }, quality);
  const arrive = async (name: string) => {
    await later();
    opening.get(name)?.open();
    await later();
  };
  const endLast = async () => {
    encoding.at(-1)?.end();
    await later();
  };
  return {
    shrinker,
    choose,
    arrive,
    opening,
    endLast,
    encoding,
    closed,
    last: () => states.at(-1),
  };
}

describe("createLatestShrink", () => {
  it("keeps an image that is still being opened when the quality changes", async () => {
    const { shrinker, choose, arrive, endLast, encoding, last } = begin();
    choose("mine", 80);
    await later();
    void shrinker.shrink(null, 40);
    await arrive("mine");
    expect(encoding).toMatchObject([{ of: "mine", quality: 40 }]);
    await endLast();
    expect(last()).toMatchObject({ pending: false, shrunk: { name: "mine" } });
  });

  it("shows the image chosen last, and closes one that arrives behind it", async () => {
    const { choose, arrive, endLast, encoding, closed, last } = begin();
    choose("slow", 80);
    await later();
    choose("fast", 80);
    await arrive("slow");
    await arrive("fast");
    expect(encoding.map(({ of }) => of)).toEqual(["fast"]);
    expect(closed).toEqual(["slow"]);
    await endLast();
    expect(last()).toMatchObject({ pending: false, shrunk: { name: "fast" } });
  });

  it("compresses one at a time, and then only as the last one asked", async () => {
    const { shrinker, arrive, endLast, encoding, last } = begin();
    void shrinker.shrink(null, 80);
    await arrive("sample");
    for (const quality of [75, 70, 65, 60]) void shrinker.shrink(null, quality);
    await later();
    expect(encoding).toHaveLength(1);
    const settled = shrinker.settle();
    await endLast();
    expect(encoding.map(({ quality }) => quality)).toEqual([80, 60]);
    expect(last()?.pending).toBe(true);
    await endLast();
    expect(await (await settled)?.file.text()).toBe("sample 60");
  });

  it("closes no image while it's being compressed", async () => {
    const { shrinker, choose, arrive, endLast, closed, encoding } = begin();
    choose("one", 80);
    await arrive("one");
    choose("two", 80);
    await later();
    expect(closed).toEqual([]);
    await endLast();
    await arrive("two");
    expect(closed).toEqual(["one"]);
    shrinker.close();
    expect(closed).toEqual(["one"]);
    await endLast();
    expect(closed).toEqual(["one", "two"]);
    expect(encoding).toHaveLength(2);
  });

  it("says why an image can't be opened, and goes on with the one before", async () => {
    const { shrinker, choose, arrive, opening, endLast, encoding, last } = begin();
    choose("good", 80);
    await arrive("good");
    await endLast();
    choose("bad", 80);
    await later();
    void shrinker.shrink(null, 50);
    opening.get("bad")?.fail(new Error("No image."));
    await later();
    expect(last()).toMatchObject({ pending: false, fault: "No image." });
    expect(await shrinker.settle()).toBeNull();
    void shrinker.shrink(null, 40);
    await later();
    expect(encoding.at(-1)).toMatchObject({ of: "good", quality: 40 });
    await endLast();
    expect(last()).toMatchObject({ pending: false, fault: undefined });
  });
});
