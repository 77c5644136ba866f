"use client";

import { Check } from "lucide-react";

import { useAuthActions, useSession } from "@/components/auth/local/use-session";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { usePlanLimits } from "@/lib/client/use-plan-limits";
import { formatCount } from "@/lib/core/format";
import type { Plan } from "@/lib/core/plan";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";

type Offer = { plan: Plan; name: string; price: string };

const OFFERS: readonly Offer[] = [
  { plan: "free", name: "Free", price: "For everyone with an account." },
  {
    plan: "premium",
    name: "Premium",
    price: "Also free. This server's administrator turns it on.",
  },
];

/** The two plans of a server that runs its own accounts, where nothing is sold. */
export function PricingTable({ limits: atBuild }: { limits: PlanLimits }) {
  const session = useSession();
  const limits = usePlanLimits(atBuild);
  const current = session.status === "signed-in" ? session.user.plan : undefined;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 sm:grid-cols-2">
        {OFFERS.map((offer) => (
          <OfferCard key={offer.plan} offer={offer} limits={limits} current={current} />
        ))}
      </ul>
      <p className="text-sm text-soft tabular-nums">
        With an engine you connect: {formatCount(limits.ownEngineRuns, "run")} an hour on either
        plan.
      </p>
    </div>
  );
}

type OfferCardProps = {
  offer: Offer;
  limits: PlanLimits;
  /** The plan of whoever is signed in. */
  current: Plan | undefined;
};

function OfferCard({ offer, limits, current }: OfferCardProps) {
  const hourly = limits[offer.plan];
  const points = [
    `${formatCount(hourly.runs, "run")} an hour`,
    `Another ${hourly.builtInRuns.toLocaleString("en-US")} with built-in or downloaded models`,
    `${formatCount(hourly.questions, "question")} an hour about your documents and videos`,
    "Every tool, your dashboard, and the community",
  ];
  return (
    <li className="grid content-start gap-4 rounded-card border border-line bg-card p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-display text-xl">{offer.name}</h3>
        {offer.plan === current && <Badge tone="success">Your plan</Badge>}
      </div>
      <p className="text-sm text-soft">{offer.price}</p>
      <ul className="grid gap-2 text-sm tabular-nums">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <Check aria-hidden className="shrink-0 text-success" />
            {point}
          </li>
        ))}
      </ul>
      <OfferButton plan={offer.plan} current={current} hasContact={limits.hasContact} />
    </li>
  );
}

type OfferButtonProps = { plan: Plan; current: Plan | undefined; hasContact: boolean };

/** Leads on: to an account, to the tools, or to whoever can turn Premium on. */
function OfferButton({ plan, current, hasContact }: OfferButtonProps) {
  const { openSignUp, prepareSignIn } = useAuthActions();
  if (plan === "premium" && current !== "premium") {
    // The contact page would only say that nobody reads it.
    if (!hasContact) return <p className="text-sm">Ask whoever runs this server.</p>;
    return <ButtonLink href="/contact?about=premium#message">Ask for Premium</ButtonLink>;
  }
  if (current)
    return (
      <ButtonLink href="/ai" prefetch={false}>
        Go to your dashboard
      </ButtonLink>
    );
  return (
    <Button
      variant="accent"
      onPointerEnter={prepareSignIn}
      onFocus={prepareSignIn}
      onClick={() => openSignUp("/ai")}
    >
      Create a free account
    </Button>
  );
}
