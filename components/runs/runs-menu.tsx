"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Bell, BellOff, ListChecks } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { FormatDate } from "@/components/format-date";
import { ToolIcon } from "@/components/tools/tool-icon";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/menu-parts";
import { Tooltip } from "@/components/ui/tooltip";
import { useNavigate } from "@/lib/client/address";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { questionInAddress } from "@/lib/client/question-in-address";
import { runInAddress } from "@/lib/client/run-address";
import {
  canNotify,
  chooseNotifications,
  notifyOutside,
  wantsNotifications,
} from "@/lib/client/run-notifications";
import { isEndSeen } from "@/lib/client/seen-ends";
import { isRunning } from "@/lib/client/use-runs";
import { CHAINS } from "@/lib/registry/chain-paths";
import { findTool } from "@/lib/registry/tools";
import type { RunSummary } from "@/lib/runs/contract";
import { endedSince, type SeenRuns, seeRuns, worthTelling } from "@/lib/runs/news-of-ends";
import { endSentence, stateWords } from "@/lib/runs/run-words";

/** Of the part of an ISO time that names a minute. */
const MINUTE_LENGTH = "2026-01-31T12:34".length;

type RunsMenuProps = {
  runs: readonly RunSummary[];
  /** Those that the page's first look showed, whose ends are no news. */
  openedWith: readonly RunSummary[];
};

/** What runs, with a number, and what ran today; each leads to its tool's page. */
export function RunsMenu(props: RunsMenuProps) {
  const { runs } = props;
  const navigate = useNavigate();
  const running = runs.filter(isRunning).length;
  const open = ({ address }: RunSummary) => navigate(address);
  useNewsOfEnds(props, open);
  return (
    <Tooltip label={labelOf(running)} side="below">
      <Menu
        trigger={
          <Button variant="ghost" size="sm" aria-label={labelOf(running)}>
            <ListChecks aria-hidden />
            {running > 0 && <span className="tabular-nums">{running}</span>}
          </Button>
        }
      >
        {runs.map((run) => (
          <MenuItem key={run.id} icon={<RunIcon run={run} />} onSelect={() => open(run)}>
            <span className="grid max-w-[min(22rem,62vw)] gap-0.5 py-1.5">
              <span className="truncate">
                {toolLabel(run)}
                {run.subject && ": "}
                <bdi>{run.subject}</bdi>
              </span>
              <span className="truncate text-soft text-xs">
                <FormatDate value={run.createdAt} format="weekday-and-time" />
                {numberAmongAlike(run, runs)} · {stateWords(run)}
                {run.state === "running" && run.step ? ` · ${run.step}` : ""}
              </span>
            </span>
          </MenuItem>
        ))}
        <NotificationsItem />
      </Menu>
    </Tooltip>
  );
}

/** Turns notifications on and off, where the browser has them. */
function NotificationsItem() {
  const [isOn, setOn] = useState(wantsNotifications);
  if (!canNotify()) return null;

  async function toggle(): Promise<void> {
    const on = await chooseNotifications(!isOn);
    setOn(on);
    if (!isOn && !on) notify.neutral("Your browser didn't allow notifications.");
  }

  return (
    <>
      <MenuSeparator />
      <MenuItem icon={isOn ? <BellOff /> : <Bell />} onSelect={() => void toggle()}>
        {isOn ? "Stop notifying me" : "Notify me when a run ends"}
      </MenuItem>
    </>
  );
}

function RunIcon({ run }: { run: RunSummary }) {
  const tool = findTool(run.tool);
  return tool && <ToolIcon tool={tool} />;
}

/** Tells runs apart that read alike and were asked for in the same minute, such as both sides of a comparison: " · run 2". */
function numberAmongAlike(run: RunSummary, runs: readonly RunSummary[]): string {
  const nameOf = (one: RunSummary) => `${one.createdAt.slice(0, MINUTE_LENGTH)} ${titleOf(one)}`;
  const alike = runs.filter((one) => nameOf(one) === nameOf(run));
  return alike.length > 1 ? ` · run ${alike.length - alike.indexOf(run)}` : "";
}

function labelOf(running: number): string {
  return running > 0 ? `Runs: ${running} running` : "Runs";
}

function toolLabel({ tool }: RunSummary): string {
  return findTool(tool)?.label ?? (tool === CHAINS ? "Chain" : tool);
}

function titleOf(run: RunSummary): string {
  return run.subject ? `${toolLabel(run)}: ${run.subject}` : toolLabel(run);
}

/** Whether this very page shows it, where its end is seen without being told. */
function isShown({ id, address }: RunSummary): boolean {
  const isNamed = runInAddress() === id || questionInAddress() === id;
  return isNamed || isEndSeen(id) || window.location.pathname === address;
}

/**
 * Says that runs have ended since the list was last looked at: outside while nobody sees this page, and in it unless it shows
 * that run, or it ended while nobody looked. Lists of creations on this page show what they made.
 */
function useNewsOfEnds({ runs, openedWith }: RunsMenuProps, open: (run: RunSummary) => void): void {
  const queries = useQueryClient();
  const seen = useRef<SeenRuns>(null);
  useEffect(() => {
    seen.current ??= seeRuns(openedWith);
    const before = seen.current;
    const ended = endedSince(before, runs);
    seen.current = seeRuns(runs, before);
    if (ended.length > 0) void queries.invalidateQueries({ queryKey: queryKeys.creations() });
    for (const run of worthTelling(before, ended, new Date())) {
      // Whoever stopped it knows; that its text is kept is news.
      if (run.state === "stopped" && !run.saved) continue;
      const news = endSentence(titleOf(run), run);
      void notifyOutside(news, { tag: run.id, address: run.address, onOpen: () => open(run) });
      if (!isShown(run)) notify.linked(news, "Open", () => open(run));
    }
  }, [runs, openedWith, open, queries]);
}
