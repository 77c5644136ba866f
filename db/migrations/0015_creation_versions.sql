CREATE TABLE "creation_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"meta" jsonb NOT NULL,
	"truncated" boolean NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "creation_versions" ADD CONSTRAINT "creation_versions_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creation_versions_of_creation" ON "creation_versions" USING btree ("creation_id","id");--> statement-breakpoint
CREATE TRIGGER "creation_versions_refuse_deleted_user" BEFORE INSERT ON "creation_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
