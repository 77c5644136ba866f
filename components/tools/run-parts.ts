"use client";

/** What a page needs from the beginning of a run on. One part: each one that a page may fetch adds to its first load. */

export { ImageActions, SendTo } from "@/components/images/image-actions";
export { BegunAgain } from "@/components/tools/begun-again";
export { DownloadMenu } from "@/components/tools/download-menu";
export { RunControls, RunPending } from "@/components/tools/run-controls";
export { RunNews } from "@/components/tools/run-news";
export { RunningSteps } from "@/components/tools/running-steps";
export { SendText } from "@/components/tools/send-text";
export { StopSlot } from "@/components/tools/stop-slot";
