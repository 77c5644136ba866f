CREATE TABLE "creation_notes" (
	"creation_id" uuid PRIMARY KEY NOT NULL,
	"notes" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creation_notes" ADD CONSTRAINT "creation_notes_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;