/** Bytes to store: in memory, or in a file that is copied. */
export type StorageSource = Uint8Array | { path: string };

/** An open object. Read or cancel `body`. */
export type StoredObject = {
  /** Size of the whole object, even when only a range was requested. */
  byteSize: number;
  body: ReadableStream<Uint8Array>;
};

/** File storage. Keys consist of lowercase letters, digits, `-`, `.` and `/`. */
export type StoragePort = {
  kind: "disk" | "vercel-blob";
  /**
   * Stores an object atomically, replacing any object with the same key.
   *
   * @throws AppError `provider_unavailable` when the store rejects it
   */
  put(key: string, source: StorageSource, contentType: string): Promise<void>;
  /**
   * Opens an object.
   *
   * @param range first and last byte offset, inclusive and 0-based; the whole object when absent
   * @returns null when there is no such object
   * @throws AppError `provider_unavailable` when the store can't be reached
   */
  open(key: string, range?: { start: number; end: number }): Promise<StoredObject | null>;
  /** Deletes objects; missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  /**
   * Lists keys under a folder such as `uploads/` that were stored before a time, some at a time and in no order.
   *
   * @throws AppError `provider_unavailable` when the store can't be reached
   */
  listOlder(folder: string, before: Date): AsyncIterable<string[]>;
  /** Present when browsers can upload straight to the store, bypassing our server. */
  direct?: {
    /**
     * Authorizes a single upload of one object.
     *
     * @returns a token for the store's browser client
     */
    allow(key: string, limits: { maxBytes: number; until: Date }): Promise<string>;
  };
};
