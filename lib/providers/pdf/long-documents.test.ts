import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";

import { TooMuchTextError } from "@/lib/pdf/too-much-text";
import { createLongDocuments, ORDINARY } from "@/lib/providers/pdf/long-documents";

const LIMITS = { maxWaiting: 20, maxWaitingPerUser: 3, fullMessage: "Busy." };
const READING = { title: "", language: "", pages: [], outline: [] };
const NEVER = new AbortController().signal;

/** Places for long documents, with a list of what happens there. */
function createPlaces() {
  const places = createLongDocuments(LIMITS);
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const open = (name: string, isLong: boolean, signal = NEVER) =>
    places.read(
      { userId: name.slice(0, 3), signal, onStep: ({ label }) => events.push(`${name}: ${label}`) },
      async (most) => {
        if (isLong && most === ORDINARY) throw new TooMuchTextError("lines");
        events.push(`${name}: read`);
        return READING;
      },
      () =>
        new Promise<void>((resolve, reject) => {
          ends.set(name, resolve);
          signal.addEventListener("abort", () => reject(new Error("gone")));
        }),
    );
  return { places, events, open, end: (name: string) => ends.get(name)?.() };
}

it("holds two long documents at once, and nothing of those that wait", async () => {
  const { events, open, end, places } = createPlaces();

  const all = ["ann", "bob", "cid"].map((name) => open(name, true));
  await setImmediate();
  expect(events.filter((event) => event.endsWith("read"))).toEqual(["ann: read", "bob: read"]);
  expect(places.waiting()).toBe(1);

  end("ann");
  await setImmediate();
  expect(events.at(-1)).toBe("cid: read");
  for (const name of ["bob", "cid"]) end(name);
  await Promise.all(all);
});

it("lets a person's second one wait for the first, and everybody's ordinary ones for none", async () => {
  const { events, open, end } = createPlaces();

  const all = ["ann 1", "ann 2", "bob 1"].map((name) => open(name, true));
  all.push(open("ann 3", false), open("cid 1", false));
  await setImmediate();
  expect(events.filter((event) => event.endsWith("read")).toSorted()).toEqual([
    "ann 1: read",
    "ann 3: read",
    "bob 1: read",
    "cid 1: read",
  ]);

  for (const name of ["ann 1", "ann 3", "bob 1", "cid 1"]) end(name);
  await setImmediate();
  end("ann 2");
  await Promise.all(all);
});

it("has room again for others when somebody leaves, at work or while waiting", async () => {
  const { events, open, end, places } = createPlaces();
  const [atWork, waiting] = [new AbortController(), new AbortController()];

  const left = [open("ann", true, atWork.signal)];
  const first = open("bob", true);
  await setImmediate();
  left.push(open("cid", true, waiting.signal));
  const last = open("dan", true);
  await setImmediate();
  waiting.abort();
  atWork.abort();
  await Promise.allSettled(left);
  await setImmediate();

  expect(events).toContain("dan: read");
  expect(events).not.toContain("cid: read");
  expect(places.waiting()).toBe(0);
  for (const name of ["bob", "dan"]) end(name);
  await Promise.all([first, last]);
});
