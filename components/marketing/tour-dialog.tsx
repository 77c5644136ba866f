"use client";

import { Tour } from "@/components/marketing/tour";
import { TOUR_STEPS } from "@/components/marketing/tour-steps";
import { Dialog } from "@/components/ui/dialog";
import { SITE } from "@/lib/core/site";

type TourDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function TourDialog({ open, onOpenChange }: TourDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${SITE.name} in ${TOUR_STEPS.length} steps`}
      width="lg"
    >
      <Tour />
    </Dialog>
  );
}
