"use client";

import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";

import { FrameSideFields } from "@/components/images/frame-side-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import type { Size } from "@/lib/client/canvas/layers";
import { formatPercent } from "@/lib/core/format";
import {
  type CutoutFrame,
  FRAME_LIMITS,
  type FrameSize,
  isSameFrame,
  NAMED_SIZES,
  NO_FRAME,
  namedSize,
  SHADOW_STEP,
} from "@/lib/frames/cutout-frame";

const OWN = "own";
/** What an own size begins with, in pixels. */
const FIRST_OWN: Size = { width: 1000, height: 1000 };
const GROUPS = ["Shops", "Portraits"] as const;

type FrameFieldsProps = {
  frame: CutoutFrame;
  onChange: (frame: CutoutFrame) => void;
  /** What the frame makes of the image. */
  children: ReactNode;
};

/** Crops to the subject, or puts it in a size of its own, with a margin and a shadow. */
export function FrameFields({ frame, onChange, children }: FrameFieldsProps) {
  const { size } = frame;
  const named = namedSize(size);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = typeof size !== "string" && (wantsOwn || !named);
  const set = (change: Partial<CutoutFrame>) => onChange({ ...frame, ...change });

  function choose(value: string): void {
    setWantsOwn(value === OWN);
    set({ size: sizeOf(value, size) });
  }

  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-2 font-medium text-sm">Frame</legend>
      <Field label="Size" hideLabel>
        {(control) => (
          <Select
            {...control}
            value={isOwn ? OWN : typeof size === "string" ? size : named?.label}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="image">Same size as the image</option>
            <option value="subject">Crop to the subject</option>
            {GROUPS.map((group) => (
              <optgroup key={group} label={group}>
                {NAMED_SIZES.filter((one) => one.group === group).map(({ label }) => (
                  <option key={label}>{label}</option>
                ))}
              </optgroup>
            ))}
            <option value={OWN}>Your own size</option>
          </Select>
        )}
      </Field>
      {isOwn && <FrameSideFields size={size} onChange={(next) => set({ size: next })} />}
      {size !== "image" && (
        <ShareSlider
          label="Margin"
          value={frame.margin}
          max={FRAME_LIMITS.margin}
          onChange={(margin) => set({ margin })}
        />
      )}
      {typeof size !== "string" && <PlaceFields frame={frame} set={set} />}
      <ShareSlider
        label="Shadow"
        value={frame.shadow}
        max={1}
        step={SHADOW_STEP}
        onChange={(shadow) => set({ shadow })}
      />
      {children}
      {!isSameFrame(frame, NO_FRAME) && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => {
            setWantsOwn(false);
            onChange(NO_FRAME);
          }}
        >
          <RotateCcw aria-hidden />
          Reset frame
        </Button>
      )}
    </fieldset>
  );
}

/** What an option stands for; an own size begins with the one that is set. */
function sizeOf(value: string, before: FrameSize): FrameSize {
  if (value === "image" || value === "subject") return value;
  const named = NAMED_SIZES.find(({ label }) => label === value);
  if (named) return { width: named.width, height: named.height };
  return typeof before === "string" ? FIRST_OWN : before;
}

type PlaceFieldsProps = { frame: CutoutFrame; set: (change: Partial<CutoutFrame>) => void };

function PlaceFields({ frame, set }: PlaceFieldsProps) {
  const { zoom, shift } = FRAME_LIMITS;
  return (
    <>
      <ShareSlider
        label="Subject size"
        value={frame.zoom}
        min={1}
        max={zoom}
        onChange={(value) => set({ zoom: value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <ShareSlider
          label="Move left or right"
          value={frame.x}
          min={-shift}
          max={shift}
          onChange={(x) => set({ x })}
        />
        <ShareSlider
          label="Move up or down"
          value={frame.y}
          min={-shift}
          max={shift}
          onChange={(y) => set({ y })}
        />
      </div>
    </>
  );
}

type ShareSliderProps = {
  label: string;
  value: number;
  min?: number;
  max: number;
  /** In percent. */
  step?: number;
  onChange: (share: number) => void;
};

/** A share, in whole percent. */
function ShareSlider({ label, value, min = 0, max, step = 1, onChange }: ShareSliderProps) {
  return (
    <Slider
      label={label}
      value={Math.round(value * 100)}
      min={Math.round(min * 100)}
      max={Math.round(max * 100)}
      step={step}
      format={(percent) => formatPercent(percent / 100)}
      onValueChange={(percent) => onChange(percent / 100)}
    />
  );
}
