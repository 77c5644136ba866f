/** A file sent with a call, stored on local disk under a random name until the call ends. */
export type UploadedFile = {
  path: string;
  /** The client's file name: untrusted, for display only. The bytes decide the type. */
  name: string;
  byteSize: number;
  /** SHA-256 of its bytes in hex, where it was computed as they arrived. */
  sha256?: string | undefined;
  /** The caller's creation it was copied from; absent when it was uploaded. */
  creationId?: string | undefined;
  /** The caller's stored file it was copied from, where that is what creations are made from. */
  sourceId?: string | undefined;
};
