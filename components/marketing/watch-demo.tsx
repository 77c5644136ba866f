"use client";

import { useState } from "react";

import { Tour } from "@/components/marketing/tour";
import { TOUR_STEPS } from "@/components/marketing/tour-steps";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SITE } from "@/lib/core/site";

/** Opens the product tour over the page [L-06, decision 29]. */
export function WatchDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Watch demo
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`${SITE.name} in ${TOUR_STEPS.length} steps`}
        width="lg"
      >
        <Tour />
      </Dialog>
    </>
  );
}
