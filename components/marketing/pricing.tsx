import { PricingTable } from "#auth-client";
import { LandingSection } from "@/components/marketing/landing-section";
import { hasContact } from "@/lib/account/operator";
import { planLimits } from "@/lib/usage/plan-limits";

/** The plans, as the accounts provider defines them, with what each allows on this server [L-19]. */
export function Pricing() {
  return (
    <LandingSection
      id="pricing"
      title="Choose Your Plan"
      lead={
        <p>
          Both plans include every tool. They differ in how many runs and questions you get per
          hour. Runs on an engine of your own have a limit of their own.
        </p>
      }
    >
      <PricingTable limits={{ ...planLimits(), hasContact: hasContact() }} />
    </LandingSection>
  );
}
