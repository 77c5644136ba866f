"use client";

import { FileUp, FolderUp } from "lucide-react";

import { Field } from "@/components/ui/field";
import { FileButton, FolderButton } from "@/components/ui/file-button";
import { FileDrop } from "@/components/ui/file-drop";
import { lazyPart } from "@/components/ui/lazy-part";
import { Textarea } from "@/components/ui/textarea";
import { CHAIN_LIMITS, type inputOf } from "@/lib/chains/steps";
import { inputsOfCsv, linksOfCsv } from "@/lib/client/chain-inputs";
import type { LockFault } from "@/lib/client/locked-files";
import { notify } from "@/lib/client/notify";
import { reportFailure } from "@/lib/client/report-failure";
import { formatCount } from "@/lib/core/format";

const ChosenFiles = lazyPart(
  async () => (await import("@/components/chains/chosen-files")).ChosenFiles,
  null,
);

/** What a chain is run on: lines of text, or files. */
export type Inputs = { text: string; files: readonly File[] };

type ChainInputsProps = {
  material: ReturnType<typeof inputOf>;
  inputs: Inputs;
  error: string | undefined;
  /** What is wrong with the password of a file. */
  lockFault?: LockFault | undefined;
  onChange: (inputs: Inputs) => void;
  /** Called after `onChange` when lines came from a file. */
  onAdd: (inputs: Inputs) => void;
};

const LINES = {
  text: {
    label: "Topics, one per line",
    placeholder: "how bees find their way home",
    read: inputsOfCsv,
    nothing: "This file has no text in its first column.",
  },
  link: {
    label: "YouTube links, one per line",
    placeholder: "https://www.youtube.com/watch?v=…",
    read: linksOfCsv,
    nothing: "No column of this file has links to YouTube videos.",
  },
};

const FILES = {
  image: {
    label: "Images",
    accept: "image/*",
    words: "Choose or drop images",
    folder: "Add a folder of images",
    fits: ({ type }: File) => type.startsWith("image/"),
  },
  pdf: {
    label: "PDFs",
    accept: "application/pdf,.pdf",
    words: "Choose or drop PDFs",
    folder: "Add a folder of PDFs",
    fits: ({ name }: File) => /\.pdf$/i.test(name),
  },
};

/** The inputs of a run, of the kind that its first step takes. */
export function ChainInputs(props: ChainInputsProps) {
  const { material, inputs, error, lockFault, onChange, onAdd } = props;
  if (material === "image" || material === "pdf") {
    const { label, accept, words, folder, fits } = FILES[material];
    const add = (found: readonly File[]) => {
      const files = found.filter(fits);
      const others = found.length - files.length;
      if (others > 0) notify.neutral(`Left out ${formatCount(others, "file")} of another type.`);
      if (files.length > 0) onChange({ ...inputs, files: [...inputs.files, ...files] });
    };
    return (
      <div className="grid gap-3">
        <FileDrop label={label} accept={accept} multiple error={error} onFiles={add}>
          <FileUp aria-hidden className="text-soft" />
          <p className="text-sm">{words}</p>
        </FileDrop>
        <FolderButton size="sm" className="inline-flex justify-self-start" onFiles={add}>
          <FolderUp aria-hidden />
          {folder}
        </FolderButton>
        {inputs.files.length > 0 && (
          <ChosenFiles
            files={inputs.files}
            fault={lockFault}
            most={CHAIN_LIMITS.items}
            onChange={(files) => onChange({ ...inputs, files })}
          />
        )}
      </div>
    );
  }
  const { label, placeholder, read, nothing } = LINES[material];

  async function addFrom(file: File): Promise<void> {
    try {
      const found = await read(file);
      if (found.length === 0) return notify.error(nothing);
      const text = [inputs.text.trimEnd(), ...found].filter(Boolean).join("\n");
      onChange({ ...inputs, text });
      onAdd({ ...inputs, text });
    } catch (failure) {
      if (failure instanceof Error) reportFailure(failure);
    }
  }

  return (
    <div className="grid gap-3">
      <Field label={label} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={inputs.text}
            placeholder={placeholder}
            onChange={({ target }) => onChange({ ...inputs, text: target.value })}
          />
        )}
      </Field>
      <FileButton
        size="sm"
        accept=".csv,.tsv,text/csv,text/plain"
        className="inline-flex justify-self-start"
        onFile={(file) => void addFrom(file)}
      >
        <FileUp aria-hidden />
        Add from a CSV file
      </FileButton>
    </div>
  );
}
