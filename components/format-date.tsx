"use client";

import { useSyncExternalStore } from "react";

type FormatDateProps = {
  /** ISO date and time. */
  value: string;
  withTime?: boolean;
  /** In place of the date, for what is at most a few days old. */
  format?: "weekday-and-time";
};

const DATE: Intl.DateTimeFormatOptions = { dateStyle: "medium" };
const DATE_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
const WEEKDAY_AND_TIME: Intl.DateTimeFormatOptions = {
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
};

/**
 * A date in the reader's own locale and time zone. The server, which knows neither, sends the ISO
 * day, and the browser's first render matches it (decision 33).
 */
export function FormatDate({ value, withTime = false, format }: FormatDateProps) {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const date = new Date(value);
  const text = isBrowser
    ? date.toLocaleString(undefined, format ? WEEKDAY_AND_TIME : withTime ? DATE_AND_TIME : DATE)
    : value.slice(0, 10);
  return <time dateTime={value}>{text}</time>;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
