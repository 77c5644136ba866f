import { PricingTable } from "#auth-client";
import { LandingSection } from "@/components/marketing/landing-section";

/** The plans, as the accounts provider defines them [L-19]. */
export function Pricing() {
  return (
    <LandingSection
      id="pricing"
      title="Choose Your Plan"
      lead={
        <p>
          Both plans include every tool. They differ in how many runs and questions you get per
          hour.
        </p>
      }
    >
      <PricingTable />
    </LandingSection>
  );
}
