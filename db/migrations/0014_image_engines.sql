ALTER TABLE "engine_choices" ALTER COLUMN "ref" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_choices" ADD COLUMN "painter_ref" text;--> statement-breakpoint
ALTER TABLE "engine_connections" ADD COLUMN "image_model" text;