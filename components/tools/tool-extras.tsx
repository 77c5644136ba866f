"use client";

import { createContext, type MouseEvent, type ReactNode, useContext, useState } from "react";

import { Button } from "@/components/ui/button";
import { notify } from "@/lib/client/notify";

/** A file that people without one of their own can try a tool with. */
export type Sample = {
  path: `/samples/${string}`;
  /** What the button says. */
  action: string;
};

type Extras = {
  /** A result of the tool, rendered on the server; shown until there is one of the person's own. */
  example: ReactNode;
  sample: Sample | null;
};

const ToolExtras = createContext<Extras | null>(null);

export function WithExtras({ children, ...extras }: Extras & { children: ReactNode }) {
  return <ToolExtras value={extras}>{children}</ToolExtras>;
}

export function useExample(): ReactNode {
  return useContext(ToolExtras)?.example;
}

type SampleFileProps = { disabled?: boolean | undefined; onFile: (file: File) => void };

/** Chooses the tool's sample with one click, as if the person had. Shows nothing in tools without one. */
export function SampleFile({ disabled, onFile }: SampleFileProps) {
  const sample = useContext(ToolExtras)?.sample;
  const [pending, setPending] = useState(false);
  if (!sample) return null;
  const { path, action } = sample;

  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    setPending(true);
    import("@/lib/client/choose-sample")
      .then(({ chooseSample }) => chooseSample(path, currentTarget, onFile))
      .catch(() => notify.error("Couldn't load the sample. Check your connection."))
      .finally(() => setPending(false));
  }

  return (
    <Button size="sm" variant="ghost" disabled={disabled} pending={pending} onClick={choose}>
      {action}
    </Button>
  );
}
