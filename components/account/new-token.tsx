"use client";

import { useEffect, useRef } from "react";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";

type NewTokenProps = { name: string; token: string; onDone: () => void };

/** A token that was just made, until it's put away: the only time that anybody sees all of it. */
export function NewToken({ name, token, onDone }: NewTokenProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <Card className="grid gap-4 border-success-line p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 ref={headingRef} tabIndex={-1} className="break-words font-medium outline-none">
          “{name}” is ready
        </h2>
        <p className="text-pretty text-sm text-soft">
          Copy the token now. We keep only a hash of it, so it isn't shown again.
        </p>
      </div>
      <code className="select-all break-all rounded-control bg-sunken px-4 py-3 font-mono text-sm">
        {token}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={token} label="Copy token" variant="accent" />
        <Button onClick={onDone}>Done</Button>
      </div>
    </Card>
  );
}
