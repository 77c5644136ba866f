"use client";

import clsx from "clsx";
import { type ChangeEvent, type ReactNode, useId } from "react";

import { type ButtonAppearance, buttonClass } from "@/components/ui/button";

type FileButtonProps = ButtonAppearance & {
  /** As in an input: "image/*". */
  accept: string;
  /** Opens the camera, where there is one. */
  capture?: "environment";
  disabled?: boolean | undefined;
  /** Classes for its layout, including a `display` value. */
  className?: string;
  onFile: (file: File) => void;
  /** Names the input. */
  children: ReactNode;
};

/** A file input that looks like a button. The same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { accept, capture, disabled, className = "inline-flex", onFile, children } = props;
  const { variant, size } = props;
  const id = useId();

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    target.value = "";
    if (file) onFile(file);
  }

  return (
    <span className={clsx("relative", className)}>
      <input
        id={id}
        type="file"
        accept={accept}
        capture={capture}
        disabled={disabled}
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
