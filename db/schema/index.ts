export * from "@/db/schema/accounts";
export * from "@/db/schema/app-secrets";
export * from "@/db/schema/creations";
export * from "@/db/schema/documents";
export * from "@/db/schema/idempotency-keys";
export * from "@/db/schema/likes";
export * from "@/db/schema/newsletter-subscriptions";
export * from "@/db/schema/usage-counters";
