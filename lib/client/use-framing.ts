"use client";

import { useMemo } from "react";

import { type CutoutSources, findSubject, type TouchUp } from "@/lib/client/canvas/draw-cutout";
import type { Framing } from "@/lib/client/canvas/draw-framed";
import { type CutoutFrame, isFramed } from "@/lib/frames/cutout-frame";
import { frameSubject } from "@/lib/frames/frame-subject";

/** Where a cutout's frame puts its subject: null without a frame, "empty" when there's no subject left. */
export function useFraming(
  sources: CutoutSources,
  touchUps: readonly TouchUp[],
  frame: CutoutFrame,
): Framing | null | "empty" {
  const isOn = isFramed(frame);
  const box = useMemo(
    () => (isOn ? findSubject(sources, touchUps) : null),
    [isOn, sources, touchUps],
  );
  return useMemo(() => {
    if (!isOn) return null;
    if (!box) return "empty";
    const { width, height } = sources.cutout;
    const { shadow } = frame;
    return { frame: frameSubject({ width, height }, box, frame), box, shadow };
  }, [isOn, sources, box, frame]);
}
