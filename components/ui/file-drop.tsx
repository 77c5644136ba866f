"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

import { Field } from "@/components/ui/field";
import { useDrop } from "@/lib/client/use-drop";

type FileDropProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** As in an input: "image/*". It only guides the dialog: anything can be dropped. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called with one or more files; the caller rejects the wrong ones. */
  onFiles: (files: readonly File[]) => void;
  /** Content of the drop area. */
  children: ReactNode;
};

/** A drop area for files. The input itself covers it, so it takes clicks and keys. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, accept, multiple = false, disabled = false, onFiles } = props;
  const { isOver, dropArea } = useDrop(onFiles, disabled);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    const takeAll = () => {
      const files = [...(current.files ?? [])];
      current.value = "";
      if (files.length > 0) take.current(files);
    };
    // Files that were chosen before the page's scripts ran changed nothing that anybody heard of.
    takeAll();
    // A kept form may come back, and this area go, while the browser's dialog is open: what is chosen there still counts.
    return () => current.addEventListener("change", () => current.isConnected || takeAll());
  }, []);

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div
          {...dropArea}
          className={clsx(
            "relative grid min-h-36 content-center justify-items-center gap-2 rounded-control border border-dashed p-4 text-center transition-colors duration-150",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            isOver ? "border-accent bg-sunken" : "border-line-strong hover:bg-sunken",
            error && "border-danger",
          )}
        >
          {/* Says what was chosen, also by a drop. */}
          <div id={`${control.id}-chosen`} aria-live="polite" className="contents">
            {props.children}
          </div>
          <input
            {...control}
            aria-describedby={`${control.id}-chosen ${control["aria-describedby"] ?? ""}`}
            // Or the browser calls it invalid from the start: it is empty, and stays so after a drop.
            aria-invalid={control["aria-invalid"] ?? false}
            ref={input}
            type="file"
            // A reload restores files from the kept form, which the browser would choose again.
            autoComplete="off"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            required
            onClick={clearInput}
            onChange={({ target }) => target.files?.length && onFiles([...target.files])}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}

/** Lets a removed file be chosen again: otherwise, nothing would have changed. */
function clearInput({ currentTarget }: React.MouseEvent<HTMLInputElement>): void {
  currentTarget.value = "";
}
