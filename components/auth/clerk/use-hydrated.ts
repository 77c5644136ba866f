import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False on the server and while React takes over its HTML. Clerk's script can be there before React is,
 * and its components would then draw what the server did not.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
