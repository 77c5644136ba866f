"use client";

import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { identityKey } from "@/lib/client/identity-key";
import type { LockFault } from "@/lib/client/locked-files";
import { formatBytes } from "@/lib/core/format";

const FileLock = lazyPart(
  async () => (await import("@/components/chains/file-lock")).FileLock,
  null,
);

type ChosenFilesProps = {
  files: readonly File[];
  /** What is wrong with the password of one of them. */
  fault?: LockFault | undefined;
  /** How many of them are looked at for a lock, where a run takes no more. */
  most?: number;
  onChange: (files: readonly File[]) => void;
};

/** The files of a run, each with its size and a button to remove it. */
export function ChosenFiles(props: ChosenFilesProps) {
  const { files, fault, most = files.length, onChange } = props;
  return (
    <ul aria-label="Chosen files" className="grid gap-2">
      {files.map((file, index) => (
        <li
          key={identityKey(file)}
          className="flex flex-wrap items-center gap-3 rounded-control border border-line py-1 pr-1 pl-3"
        >
          <span className="w-0 flex-1">
            <span dir="auto" className="block truncate text-sm">
              {file.name}
            </span>
            <span className="block text-soft text-xs tabular-nums">{formatBytes(file.size)}</span>
          </span>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Remove ${file.name}`}
            onClick={() => onChange(files.filter((one) => one !== file))}
          >
            <X aria-hidden />
          </Button>
          {/\.pdf$/i.test(file.name) && index < most && (
            <FileLock file={file} fault={fault?.file === file ? fault : undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}
