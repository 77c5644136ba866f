"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type CSSProperties, useState } from "react";

type Side = { src: string; alt: string };

type BeforeAfterProps = {
  /** Names the slider. */
  label: string;
  before: Side;
  after: Side;
  /** Of both images, in pixels. */
  width: number;
  height: number;
  /** Where the edge is at first, in percent: across what changes. */
  start?: number;
};

/** Two images of one size on top of each other. A native slider covers them, so that keys, mouse, and touch all move the edge. */
export function BeforeAfter({ label, before, after, width, height, start = 50 }: BeforeAfterProps) {
  const [edge, setEdge] = useState(start);
  // Safe: custom properties are valid style keys that the type doesn't list.
  const style = { aspectRatio: `${width} / ${height}`, "--edge": `${edge}%` } as CSSProperties;
  return (
    <div
      style={style}
      className="relative overflow-clip rounded-card border border-line bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
    >
      <Picture {...before} width={width} height={height} />
      <div className="checkerboard absolute inset-0 [clip-path:inset(0_0_0_var(--edge))]">
        <Picture {...after} width={width} height={height} />
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-(--edge) w-0.5 -translate-x-1/2 bg-card"
      >
        <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full border border-line bg-card text-ink">
          <ChevronLeft size={16} />
          <ChevronRight size={16} />
        </span>
      </div>
      <SideName className="left-3">Before</SideName>
      <SideName className="right-3">After</SideName>
      <input
        type="range"
        min={0}
        max={100}
        value={edge}
        aria-label={label}
        aria-valuetext={`${edge}% before, ${100 - edge}% after`}
        onChange={({ currentTarget }) => setEdge(currentTarget.valueAsNumber)}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}

function Picture({ src, alt, width, height }: Side & { width: number; height: number }) {
  return (
    // biome-ignore lint/performance/noImgElement: the image component would be sent to the browser, too.
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

function SideName({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute bottom-3 rounded-control bg-card px-2 py-0.5 text-xs ${className}`}
    >
      {children}
    </span>
  );
}
