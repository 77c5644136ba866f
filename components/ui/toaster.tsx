"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";

import { keepEarlyPress } from "@/lib/client/early-press";
import { onToasterWanted, showWaiting, type Toast, wantToaster } from "@/lib/client/notify";
import { usePreload } from "@/lib/client/use-preload";

const fetchAfterTouch = () => import("@/components/after-touch");
/** As long as the library's. */
const PLAIN_MS = 4_000;

/**
 * Where toasts appear. Fetched when the user first touches the page, since most toasts answer to something they did, or
 * with the first toast. On the page ahead of that one, so that screen readers notice it. Without a connection, messages
 * are shown plainly. The keys of the page come with it.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  const [plain, setPlain] = useState<string[]>([]);
  usePreload(async () => wantToaster());
  const listens = usePathname().startsWith("/ai") && !List;
  useEffect(() => (listens ? keepEarlyPress() : undefined), [listens]);

  useEffect(
    () =>
      onToasterWanted(() => {
        fetchAfterTouch().then(
          (file) => setList(() => file.AfterTouch),
          () => showWaiting(plainToast(setPlain)),
        );
      }),
    [],
  );

  return (
    <>
      {List && <List />}
      {plain.length > 0 && <PlainToasts messages={plain} />}
    </>
  );
}

function PlainToasts({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:w-89">
      <ol className="grid gap-2">
        {messages.map((message) => (
          <li key={message} className="rounded-control border border-line bg-card p-4 text-sm">
            {message}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows each message for a while, as text alone. */
function plainToast(setPlain: (change: (before: string[]) => string[]) => void): Toast {
  const show = (message: string) => {
    setPlain((before) => [...before.filter((other) => other !== message), message]);
    setTimeout(() => setPlain((before) => before.filter((other) => other !== message)), PLAIN_MS);
    return message;
  };
  return Object.assign(show, { success: show, error: show, loading: show, dismiss: () => {} });
}
