CREATE TABLE "share_links" (
	"creation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"shared_by" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_expire" ON "share_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER "share_links_refuse_deleted_user" BEFORE INSERT ON "share_links" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
-- Deleting has several statements; none of them may leave a link that works again after a restore.
CREATE FUNCTION "remove_share_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "share_links" WHERE "creation_id" = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "creations_remove_share_link" AFTER UPDATE OF "deleted_at" ON "creations" FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION "remove_share_link"();
