CREATE TABLE "reports" (
	"creation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_creation_id_user_id_pk" PRIMARY KEY("creation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_most_liked" ON "creations" USING btree ("like_count","id") WHERE published and deleted_at is null;--> statement-breakpoint
CREATE INDEX "likes_withdrawn" ON "likes" USING btree ("withdrawn_at") WHERE withdrawn_at is not null;