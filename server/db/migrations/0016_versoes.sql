CREATE TABLE "hotsite_links_previa" (
	"id" serial PRIMARY KEY NOT NULL,
	"hotsite_id" integer NOT NULL,
	"versao_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"revogado_em" timestamp with time zone,
	"autor_id" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotsite_verificacoes" (
	"versao_id" integer PRIMARY KEY NOT NULL,
	"hotsite_id" integer NOT NULL,
	"achados" jsonb NOT NULL,
	"medidas" jsonb NOT NULL,
	"verificada_em" timestamp with time zone NOT NULL,
	"autor_id" integer
);
--> statement-breakpoint
ALTER TABLE "hotsite_links_previa" ADD CONSTRAINT "hotsite_links_previa_hotsite_id_hotsites_id_fk" FOREIGN KEY ("hotsite_id") REFERENCES "public"."hotsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_links_previa" ADD CONSTRAINT "hotsite_links_previa_versao_id_hotsite_versoes_id_fk" FOREIGN KEY ("versao_id") REFERENCES "public"."hotsite_versoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_verificacoes" ADD CONSTRAINT "hotsite_verificacoes_versao_id_hotsite_versoes_id_fk" FOREIGN KEY ("versao_id") REFERENCES "public"."hotsite_versoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_verificacoes" ADD CONSTRAINT "hotsite_verificacoes_hotsite_id_hotsites_id_fk" FOREIGN KEY ("hotsite_id") REFERENCES "public"."hotsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hotsite_links_previa_token_unique" ON "hotsite_links_previa" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "hotsite_links_previa_hotsite" ON "hotsite_links_previa" USING btree ("hotsite_id");--> statement-breakpoint
CREATE INDEX "hotsite_verificacoes_hotsite" ON "hotsite_verificacoes" USING btree ("hotsite_id");