"use client";

import { useEffect, useRef } from "react";

import { Button } from "@/components/ui/button";

/**
 * Loads more as it scrolls near; the button is for browsers and screen readers that don't scroll.
 */
export function LoadMore({ pending, onLoad }: { pending: boolean; onLoad: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = pending ? () => undefined : onLoad;
  });

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current();
      },
      { rootMargin: "400px" },
    );
    if (end.current && !pending) watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [pending]);

  return (
    <div ref={end} className="mt-6 grid justify-items-center">
      <Button pending={pending} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
