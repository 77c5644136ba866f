"use client";

import { useState } from "react";

import { Tour } from "@/components/marketing/tour";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SITE } from "@/lib/core/site";

/** Opens the tour of the product over the page [L-06, decision 29]. */
export function WatchDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Watch demo
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={`${SITE.name} in five pictures`} width="lg">
        <Tour />
      </Dialog>
    </>
  );
}
