"use client";

import { handFiles } from "@/lib/client/handed-files";
import { notify } from "@/lib/client/notify";
import { cutoutsPath } from "@/lib/registry/chain-paths";

/** Takes several images, of which a tool's page does one, to the chain that cuts them all out. */
export function handToChain(images: readonly File[], open: (path: string) => void): void {
  handFiles(images);
  open(cutoutsPath({}));
  notify.neutral("This chain cuts out all your images. Check the steps, then run it.");
}
