import Link from "next/link";
import type { ReactNode } from "react";

import { StepIcons } from "@/components/chains/step-icons";
import { Card } from "@/components/ui/card";
import type { ChainStep } from "@/lib/chains/steps";

type ChainCardProps = {
  name: string;
  description?: string;
  steps: readonly ChainStep[];
  /** Where it's opened. */
  href: string;
  action?: ReactNode;
};

/** A chain in a list; all of the card but its action opens it. */
export function ChainCard({ name, description, steps, href, action }: ChainCardProps) {
  return (
    <Card className="relative grid content-start gap-3 p-4 transition-colors duration-150 hover:border-line-strong sm:p-6">
      <h3 className="break-words font-medium">
        <Link href={href} className="no-underline after:absolute after:inset-0 after:rounded-card">
          {name}
        </Link>
      </h3>
      {description && <p className="text-pretty text-soft text-sm">{description}</p>}
      <StepIcons steps={steps} />
      {action && <div className="relative justify-self-end">{action}</div>}
    </Card>
  );
}
