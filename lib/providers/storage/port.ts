/** Bytes to keep: in memory, or in a file that stays where it is. */
export type StorageSource = Uint8Array | { path: string };

export type StoredObject = {
  /** Of the whole object, also when a part was asked for. */
  byteSize: number;
  body: ReadableStream<Uint8Array>;
};

/** Where files are kept. Keys are ours: small letters, digits, `-`, `.` and `/`. */
export type StoragePort = {
  kind: "disk" | "vercel-blob";
  /**
   * Keeps an object whole or not at all; one of the same key gives way to it.
   *
   * @throws AppError `provider_unavailable` when the store does not take it
   */
  put(key: string, source: StorageSource, contentType: string): Promise<void>;
  /**
   * Opens an object.
   *
   * @param range first and last byte, both counted from 0; the whole object when absent
   * @returns null when there is none
   * @throws AppError `provider_unavailable` when the store does not answer
   */
  open(key: string, range?: { start: number; end: number }): Promise<StoredObject | null>;
  /** Removes objects; one that is gone already is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Set where a browser can put an object straight into the store, past our own server. */
  direct?: {
    /**
     * Allows one object, once.
     *
     * @returns what the store's own client in the browser shows as its right to do so
     */
    allow(key: string, limits: { maxBytes: number; until: Date }): Promise<string>;
    /** Keys under a folder, `uploads/`, that were stored before a time. */
    listOlder(folder: string, before: Date): Promise<string[]>;
  };
};
