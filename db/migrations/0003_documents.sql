-- No document was ever kept in the old columns.
ALTER TABLE "document_chunks" DROP COLUMN "embedding";--> statement-breakpoint
ALTER TABLE "document_chunks" ADD COLUMN "embedding" "bytea";--> statement-breakpoint
ALTER TABLE "document_chunks" ADD COLUMN "place" real NOT NULL;--> statement-breakpoint
ALTER TABLE "document_chunks" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_of_user" ON "documents" USING btree ("user_id","kind","created_at");--> statement-breakpoint
ALTER TABLE "document_chunks" DROP COLUMN "page";--> statement-breakpoint
ALTER TABLE "document_chunks" DROP COLUMN "start_seconds";
