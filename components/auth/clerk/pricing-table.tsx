"use client";

import { PricingTable as ClerkPricingTable } from "@clerk/nextjs";
import { Component, type ReactNode } from "react";

import { PlanLimitsNote } from "@/components/auth/clerk/plan-limits-note";
import { useHydrated } from "@/components/auth/clerk/use-hydrated";
import { Notice } from "@/components/ui/notice";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";

/** The plans, as Clerk sells them. */
export function PricingTable({ limits }: { limits: PlanLimits }) {
  const hydrated = useHydrated();
  return (
    <div className="grid gap-4">
      <BillingBoundary>{hydrated && <ClerkPricingTable />}</BillingBoundary>
      <PlanLimitsNote limits={limits} />
    </div>
  );
}

/** In development, Clerk's table throws while billing is off for the instance. */
class BillingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="warning">
        Plans can't be shown because billing is off for this Clerk instance. Turn it on under
        Billing in the Clerk Dashboard.
      </Notice>
    );
  }
}
