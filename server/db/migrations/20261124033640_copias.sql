-- expansão: o que o programa anterior não conhece ele não precisa preencher
CREATE TABLE "copias" (
	"id" serial PRIMARY KEY NOT NULL,
	"arquivo" text NOT NULL,
	"origem" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"linhas" integer NOT NULL,
	"arquivos" integer NOT NULL,
	"no_bucket" boolean DEFAULT false NOT NULL,
	"conferida_em" timestamp with time zone,
	"erro" text
);
--> statement-breakpoint
CREATE INDEX "copias_criada_em" ON "copias" USING btree ("criada_em");