"use client";

import { Check } from "lucide-react";

import { useSession } from "@/components/auth/local/use-session";
import { Badge } from "@/components/ui/badge";
import type { Plan } from "@/lib/core/plan";

type Offer = { plan: Plan; name: string; price: string; points: string[] };

const OFFERS: readonly Offer[] = [
  {
    plan: "free",
    name: "Free",
    price: "For everyone with an account",
    points: ["Every tool", "Your dashboard and the community", "Standard hourly limit"],
  },
  {
    plan: "premium",
    name: "Premium",
    price: "Granted by this server's administrator",
    points: ["Every tool", "Your dashboard and the community", "Higher hourly limit"],
  },
];

/** The two plans of a server that runs its own accounts, where nothing is sold. */
export function PricingTable() {
  const session = useSession();
  const current = session.status === "signed-in" ? session.user.plan : undefined;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 sm:grid-cols-2">
        {OFFERS.map((offer) => (
          <OfferCard key={offer.plan} offer={offer} current={offer.plan === current} />
        ))}
      </ul>
      <p className="text-sm text-soft">
        Premium is free on a server you run yourself. To turn it on for an account, run this
        command:{" "}
        <code className="rounded-control bg-sunken px-1.5 py-0.5 font-mono text-xs [overflow-wrap:anywhere]">
          npm run plan -- you@example.com premium
        </code>
      </p>
    </div>
  );
}

function OfferCard({ offer, current }: { offer: Offer; current: boolean }) {
  return (
    <li className="grid content-start gap-4 rounded-card border border-line bg-card p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-display text-xl">{offer.name}</h3>
        {current && <Badge tone="success">Your plan</Badge>}
      </div>
      <p className="text-sm text-soft">{offer.price}</p>
      <ul className="grid gap-2 text-sm">
        {offer.points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <Check aria-hidden className="shrink-0 text-success" />
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}
