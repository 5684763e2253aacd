CREATE TABLE "hotsite_publicacoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"hotsite_id" integer NOT NULL,
	"versao_id" integer NOT NULL,
	"publicada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"autor_id" integer,
	"motivo" text NOT NULL,
	"ressalva" text,
	"achados" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotsite_versoes" ADD COLUMN "fonte_file" text;--> statement-breakpoint
ALTER TABLE "hotsite_versoes" ADD COLUMN "catalogo_file" text;--> statement-breakpoint
ALTER TABLE "hotsite_versoes" ADD COLUMN "origem_versao_id" integer;--> statement-breakpoint
ALTER TABLE "hotsite_publicacoes" ADD CONSTRAINT "hotsite_publicacoes_hotsite_id_hotsites_id_fk" FOREIGN KEY ("hotsite_id") REFERENCES "public"."hotsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_publicacoes" ADD CONSTRAINT "hotsite_publicacoes_versao_id_hotsite_versoes_id_fk" FOREIGN KEY ("versao_id") REFERENCES "public"."hotsite_versoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotsite_publicacoes_hotsite" ON "hotsite_publicacoes" USING btree ("hotsite_id","publicada_em");--> statement-breakpoint
-- Every version so far became public when it was made.
INSERT INTO "hotsite_publicacoes" ("hotsite_id", "versao_id", "publicada_em", "autor_id", "motivo", "achados")
	SELECT "hotsite_id", "id", "criado_em", "autor_id", "motivo", "achados" FROM "hotsite_versoes" ORDER BY "id";