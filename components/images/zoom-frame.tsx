"use client";

import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

import { Button } from "@/components/ui/button";
import type { Size } from "@/lib/client/canvas/layers";
import { usePinch } from "@/lib/client/use-pinch";
import { formatPercent } from "@/lib/core/format";

const MAX_ZOOM = 8;
const STEP = 1.5;
/** Share of the window's height that an image takes at most. */
const HEIGHT = "75vh";

type Place = { x: number; y: number };

/** An image as wide as the page allows, with zoom by buttons, keys, pinch, and wheel; scrolling pans. */
export function ZoomFrame({ size, children }: { size: Size; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  /** What stays where it is while the content grows: its place in the content, and in the frame. */
  const anchor = useRef<{ share: Place; at: Place }>(null);

  /** @param from in pixels of the window: the part of the image there goes to `to` */
  function zoomTo(next: number, from: Place = center(frame.current), to: Place = from): void {
    const element = frame.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    anchor.current = {
      share: {
        x: (from.x - left + element.scrollLeft) / element.scrollWidth,
        y: (from.y - top + element.scrollTop) / element.scrollHeight,
      },
      at: { x: to.x - left, y: to.y - top },
    };
    setZoom(Math.min(MAX_ZOOM, Math.max(1, next)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom makes the content larger.
  useEffect(() => {
    const element = frame.current;
    if (!element || !anchor.current) return;
    const { share, at } = anchor.current;
    element.scrollLeft = share.x * element.scrollWidth - at.x;
    element.scrollTop = share.y * element.scrollHeight - at.y;
  }, [zoom]);

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    // With Ctrl, as browsers report a pinch on a trackpad; without, the wheel scrolls.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => zoomByWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  function zoomByKey(event: KeyboardEvent): void {
    const next = { "+": zoom * STEP, "=": zoom * STEP, "-": zoom / STEP, "0": 1 }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(next);
  }

  const pinch = usePinch(({ factor, from, to }) => zoomTo(zoom * factor, from, to));
  return (
    <div className="grid gap-2">
      <section
        ref={frame}
        aria-label="Image, zoom with plus and minus"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={zoomByKey}
        {...pinch}
        className="mx-auto w-full overflow-auto rounded-control border border-line"
        style={{
          maxWidth: `calc(${HEIGHT} * ${size.width / size.height})`,
          aspectRatio: `${size.width} / ${size.height}`,
        }}
      >
        <div style={{ width: formatPercent(zoom) }}>{children}</div>
      </section>
      <ZoomButtons zoom={zoom} onZoom={(next) => zoomTo(next)} />
    </div>
  );
}

function center(element: HTMLElement | null): Place {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left + width / 2, y: top + height / 2 };
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (next: number) => void }) {
  return (
    <div className="flex items-center gap-2">
      <Button
        size="sm"
        aria-label="Zoom out"
        disabled={zoom <= 1}
        onClick={() => onZoom(zoom / STEP)}
      >
        <ZoomOut aria-hidden />
      </Button>
      <Button
        size="sm"
        aria-label="Zoom in"
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(zoom * STEP)}
      >
        <ZoomIn aria-hidden />
      </Button>
      <Button size="sm" disabled={zoom <= 1} onClick={() => onZoom(1)}>
        <Maximize aria-hidden />
        Fit
      </Button>
      <span className="text-soft text-sm tabular-nums">{formatPercent(zoom)}</span>
    </div>
  );
}
