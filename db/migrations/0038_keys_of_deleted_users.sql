-- A key holds the answer of its call, which a model may have written.
CREATE TRIGGER "idempotency_keys_refuse_deleted_user" BEFORE INSERT ON "idempotency_keys" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();--> statement-breakpoint
DELETE FROM "idempotency_keys" WHERE "user_id" IN (SELECT "user_id" FROM "deleted_users");
