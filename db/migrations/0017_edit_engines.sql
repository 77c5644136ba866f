ALTER TABLE "engine_choices" ADD COLUMN "eraser_ref" text;--> statement-breakpoint
ALTER TABLE "engine_choices" ADD COLUMN "cutter_ref" text;--> statement-breakpoint
ALTER TABLE "engine_connections" ADD COLUMN "edit_model" text;