-- The deletion of an account takes the same lock exclusively, so each insert comes before it, and is deleted, or after
-- it, and sees the row of deleted_users.
CREATE FUNCTION "refuse_deleted_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('account ' || NEW.user_id, 0));
  IF EXISTS (SELECT 1 FROM "deleted_users" WHERE "user_id" = NEW.user_id) THEN
    RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'ATDEL';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "creations_refuse_deleted_user" BEFORE INSERT ON "creations" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
CREATE TRIGGER "files_refuse_deleted_user" BEFORE INSERT ON "files" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
CREATE TRIGGER "documents_refuse_deleted_user" BEFORE INSERT ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
CREATE TRIGGER "likes_refuse_deleted_user" BEFORE INSERT ON "likes" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
CREATE TRIGGER "reports_refuse_deleted_user" BEFORE INSERT ON "reports" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
