/**
 * A value shared by the whole process.
 *
 * Next bundles middleware, pages and route handlers separately but runs them in one process, so a module
 * variable exists once per bundle. Only `globalThis` is shared.
 */
export type Singleton<Value> = {
  /** The value, created on first use. A rejected promise is dropped, so the next call tries again. */
  get(): Value;
  /** Replaces the value and returns the previous one; undefined clears it. */
  set(value: Value | undefined): Value | undefined;
};

const globalStore = globalThis as typeof globalThis & { atelierSingletons?: Map<string, unknown> };

/**
 * Declares a process-wide value.
 *
 * @param name unique in the process
 * @param create called at most once, until the value is replaced
 */
export function singleton<Value>(name: string, create: () => Value): Singleton<Value> {
  globalStore.atelierSingletons ??= new Map();
  const values = globalStore.atelierSingletons;

  function set(value: Value | undefined): Value | undefined {
    // Safe: only this name's `create` and `set` store values under it.
    const before = values.get(name) as Value | undefined;
    if (value === undefined) values.delete(name);
    else values.set(name, value);
    return before;
  }

  return {
    set,
    get() {
      const known = values.get(name) as Value | undefined; // Safe: see above.
      if (known !== undefined) return known;
      const value = create();
      values.set(name, value);
      if (value instanceof Promise) {
        value.catch(() => {
          if (values.get(name) === value) values.delete(name);
        });
      }
      return value;
    },
  };
}
