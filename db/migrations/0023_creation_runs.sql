CREATE TABLE "creation_runs" (
	"creation_id" uuid PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creation_runs" ADD CONSTRAINT "creation_runs_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;