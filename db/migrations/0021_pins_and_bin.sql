DROP INDEX "creations_of_user";--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "creations_in_bin" ON "creations" USING btree ("user_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "creations_of_user" ON "creations" USING btree ("user_id","pinned","created_at","id") WHERE deleted_at is null;