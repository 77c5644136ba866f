"use client";

import { Check, Circle, CircleAlert, ImageOff } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { ChainItem } from "@/lib/chains/contract";

type StepMarkProps = {
  text: string;
  givesImage: boolean;
  call: ChainItem["calls"][number] | undefined;
  /** How the input is that it's a step of. */
  state: ChainItem["state"];
  /** The run doesn't go on by itself. */
  isOver: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** How far a step of one input is; what is done shows a small picture if it's an image, and opens. */
export function StepMark(props: StepMarkProps) {
  const { text, givesImage, call, state, isOver, isOpen, onToggle } = props;
  if (call?.state === "done") {
    const label = (
      <>
        <Check aria-hidden className="text-success" />
        {text}
      </>
    );
    if (!givesImage || call.address === undefined)
      return (
        <Button size="sm" aria-expanded={isOpen} onClick={onToggle}>
          {label}
        </Button>
      );
    return (
      <Button aria-expanded={isOpen} onClick={onToggle} className="max-w-full flex-col p-1.5!">
        <ResultPicture address={call.address} />
        <span className="flex items-center gap-2 px-1 text-left">{label}</span>
      </Button>
    );
  }
  const isNow = call?.state === "begun" && state === "running" && !isOver;
  // What comes after a failed step, or in a run that was stopped, waits for nothing.
  const idle = state === "failed" || isOver ? "not run" : "waiting";
  const mark = (
    <>
      {isNow ? (
        <Spinner />
      ) : call?.state === "failed" ? (
        <CircleAlert aria-hidden className="text-danger" />
      ) : (
        <Circle aria-hidden />
      )}
      {text}
      <span className="sr-only">
        {isNow ? "running" : call?.state === "failed" ? "failed" : idle}
      </span>
    </>
  );
  const look = "inline-flex rounded-control border border-line border-dashed text-soft text-sm";
  if (!givesImage || isOver)
    return <span className={`${look} h-9 items-center gap-2 px-3`}>{mark}</span>;
  // As large as it is with its picture, so that nothing moves when that comes.
  return (
    <span className={`${look} max-w-full flex-col items-center gap-2 p-1.5`}>
      <span className="size-28" />
      <span className="flex items-center gap-2 px-1">{mark}</span>
    </span>
  );
}

/** The image that a step made, small: enough to see a cutout that went wrong. */
function ResultPicture({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <span className="grid size-28 place-items-center rounded-control bg-sunken text-soft">
        <ImageOff aria-hidden />
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: a private image, behind the owner's cookie.
    <img
      src={`${address}?w=320`}
      alt=""
      width={112}
      height={112}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="checkerboard size-28 rounded-control object-contain"
    />
  );
}
