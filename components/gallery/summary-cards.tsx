import { Crown, Layers } from "lucide-react";
import type { ReactNode } from "react";

import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { Plan } from "@/lib/core/plan";

type SummaryCardsProps = {
  /** undefined until it is known, null when it couldn't be loaded. */
  total: number | null | undefined;
  plan: Plan;
};

export function SummaryCards({ total, plan }: SummaryCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:max-w-2xl">
      <SummaryCard term="Total Creations" icon={<Layers aria-hidden />}>
        {total === undefined ? <Skeleton className="h-9 w-16" /> : (total?.toLocaleString() ?? "–")}
      </SummaryCard>
      <SummaryCard term="Active Plan" icon={<Crown aria-hidden />}>
        {plan === "premium" ? "Premium" : "Free"}
      </SummaryCard>
    </dl>
  );
}

type SummaryCardProps = { term: string; icon: ReactNode; children: ReactNode };

function SummaryCard({ term, icon, children }: SummaryCardProps) {
  return (
    <Card className="grid gap-1 p-4 sm:p-5">
      <dt className="flex items-center justify-between text-sm text-soft">
        {term}
        {icon}
      </dt>
      <dd className="font-display text-2xl tabular-nums">{children}</dd>
    </Card>
  );
}
