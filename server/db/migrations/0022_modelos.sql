CREATE TABLE "pesquisas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pesquisas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"empreendimento_id" integer,
	"assunto" text NOT NULL,
	"motor" text NOT NULL,
	"buscou" boolean NOT NULL,
	"fontes" jsonb NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uso_modelos" ADD COLUMN "no_lugar_de" text;--> statement-breakpoint
ALTER TABLE "pesquisas" ADD CONSTRAINT "pesquisas_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pesquisas_empreendimento_id" ON "pesquisas" USING btree ("empreendimento_id");