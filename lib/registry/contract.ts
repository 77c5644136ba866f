import type { z } from "zod";

import type { UploadedFile } from "@/lib/core/uploaded-file";

/** A file that a call takes along. */
export type FileRule = {
  maxBytes: number;
  required: boolean;
  /** Said when a required file is not there. */
  missing?: string;
};

export type FileRules = Record<string, FileRule>;

/** What browser and server agree on for one call of a tool. */
export type ToolContract<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules = FileRules,
> = {
  /** Last part of its address under `/api/ai/`. */
  endpoint: string;
  input: Input;
  output: Output;
  /**
   * Makes it a multipart call. Each part is a file or, in its place, the text of the address of a file
   * of the caller's own: `/api/files/…`.
   */
  files?: Files;
};

/** What a service gets: the checked fields, and `files` when the contract names any. */
export type ServiceInput<Input extends z.ZodType, Files extends FileRules> = z.output<Input> &
  (keyof Files extends never ? unknown : { files: UploadedFiles<Files> });

type UploadedFiles<Files extends FileRules> = {
  [Name in keyof Files]: Files[Name]["required"] extends true
    ? UploadedFile
    : UploadedFile | undefined;
};

export function defineContract<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Files extends FileRules = Record<never, FileRule>,
>(contract: ToolContract<Input, Output, Files>): ToolContract<Input, Output, Files> {
  return contract;
}
