"use client";

/** What the form needs once there is something to mark. One part: each one that a page may fetch adds to its first load. */
export { RemoveObjectFound } from "@/components/tools/remove-object-found";
export { RemoveObjectMarks } from "@/components/tools/remove-object-marks";
export { RemoveObjectNames } from "@/components/tools/remove-object-names";
export { RemovalSteps } from "@/components/tools/remove-object-steps";
export { openMask } from "@/lib/client/canvas/open-mask";
