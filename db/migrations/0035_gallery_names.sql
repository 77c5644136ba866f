CREATE TABLE "gallery_names" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "gallery_names_refuse_deleted_user" BEFORE INSERT ON "gallery_names" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
