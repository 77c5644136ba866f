"use client";

import { useState } from "react";

import { PagedList } from "@/components/gallery/paged-list";
import { OperatorPage } from "@/components/operator/operator-page";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { focusNextItem } from "@/lib/client/focus-next-item";
import { useInbox, useInboxChange } from "@/lib/client/use-operator";
import { usePart } from "@/lib/client/use-part";
import type { InboxChange, InboxMessage } from "@/lib/contact/inbox-contract";
import { DONE_MESSAGE_DAYS, MESSAGE_DAYS } from "@/lib/contact/retention";
import { formatCount } from "@/lib/core/format";

const fetchConfirm = () => import("@/components/ui/confirm-dialog");

/** Settings, Messages: what visitors wrote through the contact form. */
export function MessagesPage() {
  return (
    <OperatorPage
      title="Messages"
      lead={`What people wrote through the contact form. Messages are erased ${DONE_MESSAGE_DAYS} days after you mark them as done, and after ${MESSAGE_DAYS} days at the latest.`}
    >
      <MessageList />
    </OperatorPage>
  );
}

/** What to do once somebody has said yes. */
type Question = {
  title: string;
  description: string;
  action: string;
  change: InboxChange;
  /** Its item of the list, when it goes. */
  item?: Element | null;
};

function MessageList() {
  const inbox = useInbox();
  const { mutateAsync, isPending } = useInboxChange();
  const [question, setQuestion] = useState<Question | null>(null);
  const { part, load } = usePart(fetchConfirm);
  const messages = inbox.data?.pages.flatMap((page) => page.messages) ?? [];
  const open = inbox.data?.pages[0]?.open ?? 0;

  async function ask(wanted: Question): Promise<void> {
    setQuestion(wanted);
    if (!(await load())) setQuestion(null);
  }

  return (
    <PagedList
      list={inbox}
      count={messages.length}
      name="messages"
      empty={<Card className="px-4 py-6 text-soft text-sm sm:px-6">No messages.</Card>}
    >
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-soft tabular-nums">
          {open === 0 ? "No open messages" : formatCount(open, "open message")}
        </p>
        {open > 0 && (
          <Button size="sm" pending={isPending} onClick={() => void ask(allDone(open))}>
            Mark all as done
          </Button>
        )}
      </div>
      <ul className="grid gap-4">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              onErase={(item) => void ask({ ...ERASING, item, change: erasureOf(message) })}
            />
          </li>
        ))}
      </ul>
      {part && question && (
        <part.ConfirmDialog
          {...question}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            const stay = question.item ? focusNextItem([question.item]) : () => {};
            void mutateAsync(question.change).catch(stay);
            setQuestion(null);
          }}
        />
      )}
    </PagedList>
  );
}

const ERASING = {
  title: "Delete this message?",
  description: "It will be gone for good. This can't be undone.",
  action: "Delete",
};

const erasureOf = ({ id }: InboxMessage) => ({ id, erase: true }) as const;

function allDone(open: number): Question {
  return {
    title: "Mark all as done?",
    description: `${formatCount(open, "message")} will be erased in ${DONE_MESSAGE_DAYS} days, read or not.`,
    action: "Mark all as done",
    change: { allDone: true },
  };
}

function MessageCard({
  message: { id, name, email, message, createdAt, doneAt },
  onErase,
}: {
  message: InboxMessage;
  /** Called with its item of the list. */
  onErase: (item: Element | null) => void;
}) {
  const settle = useInboxChange();
  const received = new Date(createdAt).toLocaleDateString(undefined, { dateStyle: "medium" });
  const done = doneAt !== null;
  return (
    <Card className="grid gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="break-words font-medium text-sm">{name}</p>
          <p className="break-all text-sm text-soft">
            <a
              href={`mailto:${encodeURIComponent(email)}`}
              className="underline underline-offset-4"
            >
              {email}
            </a>
            {" · "}
            {received}
          </p>
        </div>
        {done && <Badge tone="success">Done</Badge>}
      </div>
      <p dir="auto" className="whitespace-pre-wrap break-words text-sm">
        {message}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          pending={settle.isPending}
          // It begins with what is written on it.
          aria-label={
            done ? `Open again: message from ${name}` : `Mark as done: message from ${name}`
          }
          onClick={() => settle.mutate({ id, done: !done })}
        >
          {done ? "Open again" : "Mark as done"}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={`Delete: message from ${name}`}
          onClick={({ currentTarget }) => onErase(currentTarget.closest("li"))}
        >
          Delete
        </Button>
      </div>
    </Card>
  );
}
