"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { usePart } from "@/lib/client/use-part";

const fetchTour = () => import("@/components/marketing/tour-dialog");

/** Opens the product tour over the page [L-06, decision 29]. */
export function WatchDemo() {
  const [open, setOpen] = useState(false);
  const { part, load, preload } = usePart(fetchTour);

  async function show(): Promise<void> {
    setOpen(true);
    if (!(await load())) setOpen(false);
  }

  return (
    <>
      <Button
        size="lg"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void show()}
      >
        Watch demo
      </Button>
      {part && <part.TourDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
