"use client";

import { useUsage } from "@/lib/client/use-usage";
import { formatCount } from "@/lib/core/format";

/** How many questions of this hour are used, of all documents and videos; nothing until that is known. */
export function QuestionCount() {
  const usage = useUsage();
  if (!usage) return <p />;
  const { questions, minutesLeft } = usage;
  return (
    <p className="text-soft text-xs tabular-nums">
      You've asked {questions.used.toLocaleString("en-US")} of{" "}
      {formatCount(questions.max, "question")} this hour, in all chats. Resets in{" "}
      {formatCount(minutesLeft, "minute")}.
    </p>
  );
}
