CREATE TABLE "document_chats" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"messages" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_chats" ADD CONSTRAINT "document_chats_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;