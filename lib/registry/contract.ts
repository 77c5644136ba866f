import type { z } from "zod";

import type { UploadedFile } from "@/lib/core/uploaded-file";

/** A file that a call carries. */
export type FileRule = {
  maxBytes: number;
  required: boolean;
  /** Shown when a required file is missing. */
  missing?: string;
  /** Set for PDFs, which may be locked: the part that `passwordField` names may hold the password. */
  mayBeLocked?: true;
};

/** A tool's files, by form field name. */
export type FileRules = Record<string, FileRule>;

/** The contract of one tool endpoint, shared by browser and server. */
export type ToolContract<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules = FileRules,
> = {
  /** Last segment of its path under `/api/ai/`. */
  endpoint: string;
  input: Input;
  output: Output;
  /** Set when a text engine writes the result, which the person may choose. */
  writes?: true;
  /** Set when it asks about what a run has made: it counts as a question, of which a plan has more than of runs. */
  asks?: true;
  /** Set when its texts are checked as they were sent: a character that can't be stored is refused, not removed. */
  exact?: true;
  /** Set when a run takes long enough that people leave the page: it goes on without them. */
  lasts?: true;
  /** Set when all that its service does is make calls of tools, each with an engine and a charge of its own. */
  calls?: true;
  /** Set when an image generator makes the result, which the person may choose. */
  paints?: true;
  /** Set when a vision engine does the work, which the person may choose, and what it does. */
  edits?: "erases" | "cutsOut";
  /**
   * Makes it a multipart call. Each part is a file or, in its place, the address of one of the
   * caller's own files as text: `/api/files/…`.
   */
  files?: Files;
};

/** What the engine of a call is chosen for; undefined when there is nothing to choose. */
export function engineKindOf({
  writes,
  paints,
  edits,
}: Pick<ToolContract<z.ZodType, z.ZodType>, "writes" | "paints" | "edits">) {
  if (writes) return "writes" as const;
  return paints ? ("paints" as const) : edits;
}

/** What a service receives: the validated fields, and `files` when the contract names any. */
export type ServiceInput<Input extends z.ZodType, Files extends FileRules> = z.output<Input> &
  (keyof Files extends never ? unknown : { files: UploadedFiles<Files> });

/** Received files, by the names the rules give them. */
export type UploadedFiles<Files extends FileRules> = {
  [Name in keyof Files]: Files[Name]["required"] extends true
    ? UploadedFile
    : UploadedFile | undefined;
};

/** Returns the contract unchanged, with its types inferred. */
export function defineContract<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Files extends FileRules = Record<never, FileRule>,
>(contract: ToolContract<Input, Output, Files>): ToolContract<Input, Output, Files> {
  return contract;
}
