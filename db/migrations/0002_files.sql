CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"creation_id" uuid,
	"content_type" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"discarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_of_creation" ON "files" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "files_discarded" ON "files" USING btree ("discarded_at");