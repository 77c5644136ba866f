CREATE TABLE "browser_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"max_characters" integer NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "browser_answers_of_user" ON "browser_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "browser_answers_age" ON "browser_answers" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER "browser_answers_refuse_deleted_user" BEFORE INSERT ON "browser_answers" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
