"use client";

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A key that tells two things of a list apart that may be equal in everything, and stays when one before it goes. */
export function identityKey(one: object): number {
  const known = keys.get(one);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(one, lastKey);
  return lastKey;
}
