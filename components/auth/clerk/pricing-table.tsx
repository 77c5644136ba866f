"use client";

import { PricingTable as ClerkPricingTable } from "@clerk/nextjs";
import { Component, type ReactNode } from "react";

import { useHydrated } from "@/components/auth/clerk/use-hydrated";
import { Notice } from "@/components/ui/notice";

/** The plans as Clerk sells them. */
export function PricingTable() {
  const hydrated = useHydrated();
  return <BillingBoundary>{hydrated && <ClerkPricingTable />}</BillingBoundary>;
}

/** Clerk's table throws in development while billing is off for its instance. */
class BillingBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="warning">
        The plans cannot be shown: billing is off for this Clerk instance. Turn it on in Clerk's
        dashboard, under Billing.
      </Notice>
    );
  }
}
