ALTER TABLE "creations" ADD COLUMN "comparison_id" uuid;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "comparison_side" smallint;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "comparison_kept_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "creations_compared" ON "creations" USING btree ("user_id","comparison_id") WHERE comparison_id is not null;