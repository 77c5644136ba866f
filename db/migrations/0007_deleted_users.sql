CREATE TABLE "deleted_users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_users_age" ON "deleted_users" USING btree ("deleted_at");