import { PricingTable } from "#auth-client";
import { Section } from "@/components/marketing/section";

/** The plans, as the accounts provider knows them [L-19]. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Choose Your Plan"
      lead={<p>Both plans open every tool. They differ in how much you may run in an hour.</p>}
    >
      <PricingTable />
    </Section>
  );
}
