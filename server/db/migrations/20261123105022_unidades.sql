-- expansão: a tabela de unidades de cada empreendimento, com suas versões
CREATE TABLE "tabelas_de_unidades" (
	"id" serial PRIMARY KEY NOT NULL,
	"empreendimento_id" integer NOT NULL,
	"arquivo" text NOT NULL,
	"versao" text NOT NULL,
	"data" text,
	"campanha" text,
	"ignoradas" integer NOT NULL,
	"excedentes" integer NOT NULL,
	"hash" text NOT NULL,
	"lida_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unidades" (
	"tabela_id" integer NOT NULL,
	"ordem" integer NOT NULL,
	"unidade" text NOT NULL,
	"faixa" boolean NOT NULL,
	"torre" text,
	"andar" integer,
	"posicao" text,
	"tipologia" text,
	"area_privativa" numeric(10, 2),
	"area_total" numeric(10, 2),
	"vagas" integer,
	"preco" numeric(15, 2),
	"preco_ate" numeric(15, 2),
	"preco_campanha" numeric(15, 2),
	"estado" text,
	"pagina" integer NOT NULL,
	"linha" integer NOT NULL,
	CONSTRAINT "unidades_tabela_id_ordem_pk" PRIMARY KEY("tabela_id","ordem")
);
--> statement-breakpoint
ALTER TABLE "tabelas_de_unidades" ADD CONSTRAINT "tabelas_de_unidades_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unidades" ADD CONSTRAINT "unidades_tabela_id_tabelas_de_unidades_id_fk" FOREIGN KEY ("tabela_id") REFERENCES "public"."tabelas_de_unidades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tabelas_de_unidades_hash_unique" ON "tabelas_de_unidades" USING btree ("empreendimento_id","arquivo","hash");