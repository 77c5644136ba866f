"use client";

import { type DragEvent, useEffect, useState } from "react";

import { droppedFiles } from "@/lib/client/dropped-files";

/**
 * Takes files that are dropped on an element. Dropped beside it, they don't replace the page.
 *
 * @param onFiles called with one or more files
 * @returns `isOver`: whether files are held over it; `dropArea`: the element's props
 */
export function useDrop(onFiles: (files: readonly File[]) => void, disabled: boolean) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("dragover", stay);
    document.addEventListener("drop", stay);
    return () => {
      document.removeEventListener("dragover", stay);
      document.removeEventListener("drop", stay);
    };
  }, []);

  async function take(event: DragEvent): Promise<void> {
    event.preventDefault();
    setIsOver(false);
    if (disabled) return;
    const files = await droppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
  }

  const dropArea = {
    onDragOver: ({ dataTransfer }: DragEvent) =>
      setIsOver(!disabled && dataTransfer.types.includes("Files")),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Between the element's own parts it is still over it.
      const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!inside) setIsOver(false);
    },
    onDrop: (event: DragEvent) => void take(event),
  };
  return { isOver, dropArea };
}
