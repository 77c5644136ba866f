"use client";

import { useState } from "react";

type KeptStateProps<State> = {
  /** Anything that JSON can hold. */
  state: State;
  onBringBack: (state: State) => void;
};

/** What a form holds and none of its controls, as one more control: kept with the others, see `text-keeper.ts`. */
export function KeptState<State>({ state, onBringBack }: KeptStateProps<State>) {
  const value = JSON.stringify(state);
  const [first] = useState(value);
  return (
    <input
      type="hidden"
      name="state"
      data-first={first}
      value={value}
      onInput={(event) => onBringBack(JSON.parse(event.currentTarget.value))}
    />
  );
}
