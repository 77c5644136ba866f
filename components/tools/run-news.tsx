"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

import { type KeptView, keepInView } from "@/lib/client/keep-in-view";
import { useKeptFocus } from "@/lib/client/use-kept-focus";
import type { RunStatus } from "@/lib/client/use-run";
import type { Step } from "@/lib/core/progress";

export type RunNewsProps = {
  status: RunStatus;
  step: Step | null;
  /** Whether there is some of the result to see, and whether there is all of it. */
  arrived: boolean;
  whole: boolean;
  stopped: boolean;
  /** It ends too early. */
  cut: boolean;
  /** What a run makes here. */
  title: string;
  panel: RefObject<HTMLElement | null>;
};

/**
 * Tells of a run in its panel: to screen readers in a few words, whatever the length of its text; to others by bringing it into
 * view. Takes the focus of those who wait to the result.
 */
export function RunNews(props: RunNewsProps) {
  const { status, arrived, whole, panel } = props;
  const [news, setNews] = useState("");
  const text = newsOf(props);
  // A region speaks of what changes once it's there.
  useEffect(() => setNews(text), [text]);
  useResultInView(status, panel, {
    running: status === "pending" && !arrived,
    arrived,
    whole,
    failed: status === "error",
  });
  // Continue goes with its press, and the editor with what it saved.
  useKeptFocus(panel, "h2");
  useFocusWithResult(status, panel);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

function newsOf({ status, step, stopped, cut, title }: RunNewsProps): string {
  if (status === "pending") return `${step?.label ?? "Working"}…`;
  if (stopped) return `${title}: stopped`;
  if (cut) return `${title}: cut off`;
  return status === "success" ? `${title}: done` : "";
}

/**
 * Focuses the heading when a run ends: for a person who has done nothing since it began, and where the focus is lost with a
 * button that is gone, or still at the heading of a page that was just opened.
 */
function useFocusWithResult(status: RunStatus, panel: RefObject<HTMLElement | null>): void {
  const run = useRef<{ began: Element | null; isTyped: boolean } | null>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (status === "pending") {
      const begun = { began: focused, isTyped: false };
      run.current = begun;
      const typed = () => {
        begun.isTyped = true;
      };
      document.addEventListener("input", typed);
      return () => document.removeEventListener("input", typed);
    }
    const ended = run.current;
    run.current = null;
    // What a page opens with was asked for elsewhere.
    if (!ended || ended.isTyped || !navigator.userActivation?.hasBeenActive) return;
    const isWaiting = status === "success" && focused === ended.began;
    const isLost = focused === body || focused?.matches("h1, [data-stops], [aria-disabled=true]");
    if (isWaiting || isLost) panel.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [status, panel]);
}

type Shows = { running: boolean; arrived: boolean; whole: boolean; failed: boolean };

/** How long a result may grow after its end, by the parts that show it. */
const SETTLED_MS = 3_000;

/**
 * Brings the result into view with what is new about it: the run that begins, its first words, when the page may still
 * be too short to scroll, and the end, or why it failed. Beside the form, only where its beginning is out of view. Whoever has
 * moved the page since the run began, or typed, is left where they are.
 */
function useResultInView(
  status: RunStatus,
  panel: RefObject<HTMLElement | null>,
  { running, arrived, whole, failed }: Shows,
): void {
  const isPending = status === "pending";
  const view = useRef<KeptView>(null);
  useEffect(() => {
    if (!panel.current) return;
    if (isPending || !view.current) {
      view.current?.leave();
      view.current = keepInView(panel.current);
    }
    if (isPending) return;
    const timer = setTimeout(view.current.leave, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [panel, isPending]);
  useEffect(() => () => view.current?.leave(), []);

  const seen = useRef<Shows>({ running: false, arrived: false, whole: false, failed: false });
  useEffect(() => {
    const { current: before } = seen;
    const news =
      (running && !before.running) ||
      (arrived && !before.arrived) ||
      (whole && !before.whole) ||
      (failed && !before.failed);
    seen.current = { running, arrived, whole, failed };
    if (news) view.current?.show();
  }, [running, arrived, whole, failed]);
}
