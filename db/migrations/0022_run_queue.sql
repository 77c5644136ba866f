ALTER TABLE "runs" ADD COLUMN "kind" text DEFAULT 'remote' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "ticket" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "times_lost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "runs_of_job" ON "runs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "runs_going_on" ON "runs" USING btree ("kind") WHERE "runs"."state" = 'running';