// Sets the plan of a local account: npm run plan -- someone@example.com premium
import { askServer, environment, inDatabase, stop } from "./admin.mjs";

const PLANS = ["free", "premium"];

const [rawEmail, plan, ...rest] = process.argv.slice(2);
if (!rawEmail?.includes("@") || !PLANS.includes(plan) || rest.length > 0) {
  stop("Usage: npm run plan -- someone@example.com premium|free", 2);
}
if (environment.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && environment.CLERK_SECRET_KEY) {
  stop("This server uses Clerk accounts. Set the plan in the Clerk dashboard, under Billing.");
}

const email = rawEmail.trim().toLowerCase();
const found = environment.DATABASE_URL
  ? await inDatabase(async (sql) => {
      const rows =
        await sql`update users set plan = ${plan} where email = ${email} returning email`;
      return rows.length > 0;
    })
  : await askServer("/api/admin/plan", { email, plan });
if (!found) stop(`No account has the email ${email}.`);
console.log(`${email} is now on the ${plan === "premium" ? "Premium" : "Free"} plan.`);
