CREATE TABLE "runs" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"endpoint" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"step" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"answer" jsonb,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "runs_of_user" ON "runs" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_age" ON "runs" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER "runs_refuse_deleted_user" BEFORE INSERT ON "runs" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
