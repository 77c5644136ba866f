CREATE TABLE "engine_uses" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"engine_id" text NOT NULL,
	"engine_name" text NOT NULL,
	"runs" integer NOT NULL,
	"counted_runs" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"priced_runs" integer NOT NULL,
	"dollars" double precision NOT NULL,
	CONSTRAINT "engine_uses_user_id_day_engine_id_pk" PRIMARY KEY("user_id","day","engine_id")
);
--> statement-breakpoint
ALTER TABLE "engine_connections" ADD COLUMN "input_price" double precision;--> statement-breakpoint
ALTER TABLE "engine_connections" ADD COLUMN "output_price" double precision;--> statement-breakpoint
CREATE TRIGGER "engine_uses_refuse_deleted_user" BEFORE INSERT ON "engine_uses" FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_user"();
