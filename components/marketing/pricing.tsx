import { PricingTable } from "#auth-client";
import { LandingSection } from "@/components/marketing/landing-section";
import { hasContact } from "@/lib/account/operator";
import { hasOwnAccounts } from "@/lib/core/env";
import { planLimits } from "@/lib/usage/plan-limits";

/** The plans, as the accounts provider defines them, with what each allows on this server [L-19]. */
export function Pricing() {
  return (
    <LandingSection
      id="pricing"
      title="Choose Your Plan"
      lead={
        <p>
          {hasOwnAccounts()
            ? "Nothing is sold here: both plans are free and include every tool."
            : "Both plans include every tool."}{" "}
          They differ in how many runs and questions you get per hour. A run is one use of a tool.
        </p>
      }
    >
      <PricingTable limits={{ ...planLimits(), hasContact: hasContact() }} />
    </LandingSection>
  );
}
