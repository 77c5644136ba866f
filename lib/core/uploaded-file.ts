/** A file that a call was given, on this machine's disk under a name of ours until the call ends. */
export type UploadedFile = {
  path: string;
  /** What the sender called it: untrusted, for display only. The bytes decide what it is. */
  name: string;
  byteSize: number;
  /** The caller's own creation that it was taken from; absent when it was sent along. */
  creationId?: string | undefined;
};
