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
/** A factor below all others. */
const FIT = 0;
/** Share of the window's height that an image takes at most. */
const HEIGHT = "75vh";

type Place = { x: number; y: number };

/** An image as wide as the page allows, with zoom by buttons, keys, pinch, and wheel; scrolling pans. */
export function ZoomFrame({ size, children }: { size: Size; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  /** Two fingers, and fast wheels, report several changes between two renderings: each builds on the one before. */
  const latest = useRef(1);

  /**
   * @param factor of the zoom there is
   * @param from in pixels of the window: the part of the image there goes to `to`
   */
  function zoomBy(factor: number, from: Place = center(frame.current), to: Place = from): void {
    const [element, inner] = [frame.current, content.current];
    if (!element || !inner) return;
    const { left, top } = element.getBoundingClientRect();
    const share = {
      x: (from.x - left + element.scrollLeft) / element.scrollWidth,
      y: (from.y - top + element.scrollTop) / element.scrollHeight,
    };
    latest.current = Math.min(MAX_ZOOM, Math.max(1, latest.current * factor));
    inner.style.width = widthAt(latest.current);
    element.scrollLeft = share.x * element.scrollWidth - (to.x - left);
    element.scrollTop = share.y * element.scrollHeight - (to.y - top);
    setZoom(latest.current);
  }

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    // With Ctrl, as browsers report a pinch on a trackpad; without, the wheel scrolls.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => zoomByWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  function zoomByKey(event: KeyboardEvent): void {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, "0": FIT }[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomBy(factor);
  }

  const pinch = usePinch(({ factor, from, to }) => zoomBy(factor, from, to));
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
        {/* Without a transition: its new size is measured at once, also where less motion makes them all instant. */}
        <div ref={content} className="transition-none" style={{ width: widthAt(zoom) }}>
          {children}
        </div>
      </section>
      <ZoomButtons zoom={zoom} onZoom={(factor) => zoomBy(factor)} />
    </div>
  );
}

function widthAt(zoom: number): string {
  return `${zoom * 100}%`;
}

function center(element: HTMLElement | null): Place {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left + width / 2, y: top + height / 2 };
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (factor: number) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" aria-label="Zoom out" disabled={zoom <= 1} onClick={() => onZoom(1 / STEP)}>
        <ZoomOut aria-hidden />
      </Button>
      <Button
        size="sm"
        aria-label="Zoom in"
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(STEP)}
      >
        <ZoomIn aria-hidden />
      </Button>
      <Button size="sm" disabled={zoom <= 1} onClick={() => onZoom(FIT)}>
        <Maximize aria-hidden />
        Fit
      </Button>
      <span className="text-soft text-sm tabular-nums">{formatPercent(zoom)}</span>
      <span className="hidden whitespace-nowrap text-soft text-sm pointer-coarse:hidden sm:inline">
        Or hold Ctrl and scroll.
      </span>
    </div>
  );
}
