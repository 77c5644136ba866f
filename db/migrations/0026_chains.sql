CREATE TABLE "chain_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chain_run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"input" text NOT NULL,
	"file_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"run_id" uuid,
	"owner" uuid,
	"heartbeat_at" timestamp with time zone,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"notice" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "chain_item_id" uuid;--> statement-breakpoint
ALTER TABLE "chain_items" ADD CONSTRAINT "chain_items_chain_run_id_chain_runs_id_fk" FOREIGN KEY ("chain_run_id") REFERENCES "public"."chain_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chain_items_of_run" ON "chain_items" USING btree ("chain_run_id","position");--> statement-breakpoint
CREATE INDEX "chain_runs_of_user" ON "chain_runs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "chains_of_user" ON "chains" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_chain_item_id_chain_items_id_fk" FOREIGN KEY ("chain_item_id") REFERENCES "public"."chain_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_chain_item" ON "files" USING btree ("chain_item_id");--> statement-breakpoint
CREATE TRIGGER "chains_refuse_deleted_user" BEFORE INSERT ON "chains" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
CREATE TRIGGER "chain_runs_refuse_deleted_user" BEFORE INSERT ON "chain_runs" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
