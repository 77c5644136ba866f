/**
 * One value for the whole process.
 *
 * Middleware, pages and route handlers are bundled apart but run in one process: module variables exist once
 * per bundle, `globalThis` exists once.
 */
export type Singleton<Value> = {
  /** The value, created on first use. A promise that rejects is forgotten, so the next call tries again. */
  get(): Value;
  /** Puts another value in its place. @returns the one before, if there was one */
  set(value: Value | undefined): Value | undefined;
};

const holder = globalThis as typeof globalThis & { atelierSingletons?: Map<string, unknown> };

/**
 * @param name unique in the process
 * @param create called at most once, until the value is replaced
 */
export function singleton<Value>(name: string, create: () => Value): Singleton<Value> {
  holder.atelierSingletons ??= new Map();
  const values = holder.atelierSingletons;

  function set(value: Value | undefined): Value | undefined {
    // Safe: only this name's own `create` and `set` put values here.
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
