"use client";

import { useUsage } from "@/lib/client/use-usage";
import { formatCount } from "@/lib/core/format";

/** How many questions of this hour are used; nothing until that is known. */
export function QuestionCount() {
  const usage = useUsage();
  if (!usage) return <p />;
  const { questions, minutesLeft } = usage;
  const isUsedUp = questions.used >= questions.max;
  return (
    <p className="text-soft text-xs tabular-nums">
      {questions.used.toLocaleString("en-US")} of {questions.max.toLocaleString("en-US")} questions
      this hour
      {isUsedUp && `; more in ${formatCount(minutesLeft, "minute")}`}
    </p>
  );
}
