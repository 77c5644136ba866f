CREATE TABLE "engine_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	"sealed_key" text,
	"key_end" text,
	"model" text NOT NULL,
	"context_tokens" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "engine_connections_of_user" ON "engine_connections" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE TRIGGER "engine_connections_refuse_deleted_user" BEFORE INSERT ON "engine_connections" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
CREATE TRIGGER "engine_choices_refuse_deleted_user" BEFORE INSERT ON "engine_choices" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
