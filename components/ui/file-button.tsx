"use client";

import clsx from "clsx";
import { type ChangeEvent, type ReactNode, useId } from "react";

import { type ButtonAppearance, buttonClass } from "@/components/ui/button";

type PickButtonProps = ButtonAppearance & {
  /** As in an input: "image/*". */
  accept?: string;
  /** Opens the camera, where there is one. */
  capture?: "environment";
  /** Takes all that is in a folder, those in it included. */
  folder?: boolean;
  disabled?: boolean | undefined;
  /** The ID of what says more: what it replaces. */
  describedBy?: string;
  /** Classes for its layout, including a `display` value. */
  className?: string;
  onFiles: (files: readonly File[]) => void;
  /** Names the input. */
  children: ReactNode;
};

type FileButtonProps = Omit<PickButtonProps, "folder" | "onFiles"> & {
  accept: string;
  onFile: (file: File) => void;
};

/** A file input that looks like a button. The same file can be chosen again. */
export function FileButton({ onFile, ...props }: FileButtonProps) {
  return <PickButton {...props} onFiles={([file]) => file && onFile(file)} />;
}

/** Chooses a folder, and takes all files in it. */
export function FolderButton(props: Omit<PickButtonProps, "accept" | "capture" | "folder">) {
  return <PickButton {...props} folder />;
}

function PickButton(props: PickButtonProps) {
  const { accept, capture, folder = false, disabled, className = "inline-flex" } = props;
  const { variant, size, describedBy, onFiles, children } = props;
  const id = useId();

  // React knows no such attribute.
  function takeFolders(input: HTMLInputElement | null): void {
    if (input) input.webkitdirectory = folder;
  }

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    target.value = "";
    if (files.length > 0) onFiles(files);
  }

  return (
    <span className={clsx("relative", className)}>
      <input
        ref={takeFolders}
        id={id}
        type="file"
        accept={accept}
        capture={capture}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={pick}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={clsx(
          buttonClass({ variant, size }),
          "flex-1 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-disabled:opacity-60",
        )}
      >
        {children}
      </label>
    </span>
  );
}
