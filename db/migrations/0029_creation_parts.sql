CREATE TABLE "creation_edits" (
	"creation_id" uuid PRIMARY KEY NOT NULL,
	"edits" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creation_parts" (
	"creation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "creation_parts_creation_id_role_pk" PRIMARY KEY("creation_id","role")
);
--> statement-breakpoint
ALTER TABLE "creation_edits" ADD CONSTRAINT "creation_edits_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_parts" ADD CONSTRAINT "creation_parts_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_parts" ADD CONSTRAINT "creation_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creation_parts_of_file" ON "creation_parts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_of_user_by_hash" ON "files" USING btree ("user_id","sha256");--> statement-breakpoint
INSERT INTO "creation_parts" ("creation_id", "role", "file_id") SELECT "creation_id", 'source', "id" FROM "files" WHERE "is_source" AND "creation_id" IS NOT NULL AND "discarded_at" IS NULL ON CONFLICT DO NOTHING;
