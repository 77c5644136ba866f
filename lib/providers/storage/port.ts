/** Bytes to store: in memory, or in a file that is copied. */
export type StorageSource = Uint8Array | { path: string };

/** An open object. Read or cancel `body`. */
export type StoredObject = {
  /** Size of the whole object, even when only a range was requested. */
  byteSize: number;
  body: ReadableStream<Uint8Array>;
};

/** How a browser may write one object. */
export type UploadGrant =
  | { via: "vercel-blob"; key: string; token: string }
  /** A PUT to this address with these headers and the file as its body. */
  | { via: "signed-address"; url: string; headers: Record<string, string> };

/** File storage. Keys consist of lowercase letters, digits, `-`, `.` and `/`. */
export type StoragePort = {
  kind: "disk" | "s3" | "vercel-blob";
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
     * @param limits.byteSize of the file, when the browser told it
     * @throws AppError `invalid_input` when the store has to know `byteSize` and it's missing
     */
    allow(
      key: string,
      limits: { byteSize: number | undefined; maxBytes: number; until: Date },
    ): Promise<UploadGrant>;
  };
};
