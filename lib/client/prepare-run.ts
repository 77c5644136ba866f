"use client";

import type { z } from "zod";

import { showCreationInAddress } from "@/lib/client/creation-address";
import { passwordFields } from "@/lib/client/pdf-passwords";
import { type FilesToSend, sendRun } from "@/lib/client/send-run";
import { tellErrors } from "@/lib/client/tell-errors";
import { uploadLargeFiles } from "@/lib/client/upload-large-files";
import type { RunProgress } from "@/lib/client/use-run";
import { validateInput } from "@/lib/client/validate-input";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import { makesCreationsAt } from "@/lib/registry/open-path";

type PreparedRun<Content> = {
  /** What is wrong, one sentence per field. */
  errors: Record<string, string>;
  /** Sends the run; null while something is wrong. */
  send: ((progress: RunProgress) => Promise<Content>) | null;
};

type RunCall<Fields> = {
  input: Fields;
  /** By the names the contract gives them. */
  files: FilesToSend;
  /** Asks for a streamed answer. */
  stream: boolean;
  /** The `ref` of the engine that the page shows; see `lib/engines`. */
  shownEngine: () => Promise<string | undefined>;
  /** Called with the name of a run that goes on without the page. */
  onKept?: (id: string) => void;
};

/** Checks the input of a run with the schema the server uses, and makes it ready to be sent once. */
export function prepareRun<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Files extends FileRules,
>(
  contract: ToolContract<Input, Output, Files>,
  { input, files, stream, shownEngine, onKept }: RunCall<z.input<Input>>,
): PreparedRun<z.output<Output>> {
  const checked = validateInput(contract, input, files);
  if (checked.input === undefined) {
    // The form was sent a moment ago.
    tellErrors();
    return { errors: checked.errors, send: null };
  }
  return {
    errors: checked.errors,
    send: async (progress) => {
      const sent = await uploadLargeFiles(files, progress);
      return sendRun(contract, checked.input, {
        ...progress,
        files: sent,
        passwords: passwordFields(files),
        engine: await shownEngine(),
        stream,
        ...(onKept && { onKept }),
      });
    },
  };
}

type Named = {
  endpoint: string;
  /** Of the page that begins the run. */
  path: string;
  /** What the page's address names. */
  shown: { current: string | null };
  /** Whether that page is still open. */
  isThere: { readonly current: boolean };
};

/** After a run that the address doesn't name, it names what the run made, so that a reload shows that again. */
export function namingResult<Content>(
  send: (progress: RunProgress) => Promise<Content>,
  { endpoint, path, shown, isThere }: Named,
): (progress: RunProgress) => Promise<Content> {
  const before = shown.current;
  return async (progress) => {
    const result = await send(progress);
    const { id } = Object(result);
    const isNamed = shown.current !== before || progress.signal.aborted;
    if (typeof id !== "string" || isNamed || !isThere.current) return result;
    if (makesCreationsAt(path, endpoint)) {
      shown.current = id;
      showCreationInAddress(id, path);
    }
    return result;
  };
}
