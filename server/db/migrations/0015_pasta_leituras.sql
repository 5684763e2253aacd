CREATE TABLE "pasta_leituras" (
	"empreendimento_id" integer PRIMARY KEY NOT NULL,
	"pasta_key" text NOT NULL,
	"arquivos" jsonb NOT NULL,
	"lida_em" timestamp with time zone NOT NULL,
	"vista" jsonb,
	"vista_em" timestamp with time zone,
	"erro" text
);
--> statement-breakpoint
ALTER TABLE "pasta_leituras" ADD CONSTRAINT "pasta_leituras_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE cascade ON UPDATE no action;