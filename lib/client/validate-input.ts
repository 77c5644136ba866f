import type { z } from "zod";

import type { FilesToSend } from "@/lib/client/send-run";
import { formatBytes } from "@/lib/core/format";
import type { FileRules, ToolContract } from "@/lib/registry/contract";

type ValidatedInput<Input> = {
  /** The parsed fields; undefined if any field or file is invalid. */
  input: Input | undefined;
  /** What is wrong, one sentence per field. */
  errors: Record<string, string>;
};

/** Checks the input of a run before it is sent, with the schema the server uses. */
export function validateInput<Input extends z.ZodType>(
  contract: Pick<ToolContract<Input, z.ZodType>, "input" | "files">,
  input: unknown,
  files: FilesToSend,
): ValidatedInput<z.output<Input>> {
  const parsed = contract.input.safeParse(input);
  const errors = {
    ...(parsed.success ? {} : firstErrorByField(parsed.error)),
    ...fileErrors(contract.files, files),
  };
  const isValid = parsed.success && Object.keys(errors).length === 0;
  return { input: isValid ? parsed.data : undefined, errors };
}

function firstErrorByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}

function fileErrors(rules: FileRules = {}, files: FilesToSend): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const file = files[name];
    if (!file && rule.required) errors[name] = rule.missing ?? "Choose a file.";
    if (file instanceof File && file.size > rule.maxBytes) {
      errors[name] = `This file is too large. The limit is ${formatBytes(rule.maxBytes)}.`;
    }
  }
  return errors;
}
