CREATE TABLE "leitura_decisoes" (
	"empreendimento_id" integer NOT NULL,
	"campo" text NOT NULL,
	"decisao" text NOT NULL,
	"lido" jsonb,
	"antes" jsonb,
	"depois" jsonb,
	"user_id" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leitura_decisoes_empreendimento_id_campo_pk" PRIMARY KEY("empreendimento_id","campo")
);
--> statement-breakpoint
ALTER TABLE "leitura_decisoes" ADD CONSTRAINT "leitura_decisoes_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE cascade ON UPDATE no action;