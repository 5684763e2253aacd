CREATE TABLE "drive_chamadas" (
	"dia" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_mudancas" (
	"conta" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"lido_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pasta_vigias" (
	"pasta_key" text PRIMARY KEY NOT NULL,
	"olhada_em" timestamp with time zone,
	"espera_ate" timestamp with time zone,
	"falhas" integer DEFAULT 0 NOT NULL,
	"chamadas" integer DEFAULT 0 NOT NULL,
	"pastas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avisa" boolean DEFAULT false NOT NULL,
	"tocada" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posses" (
	"chave" text PRIMARY KEY NOT NULL,
	"dono" text,
	"ate" timestamp with time zone,
	"comecou_em" timestamp with time zone,
	"terminou_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "servico_itens" (
	"servico" text NOT NULL,
	"servico_nome" text NOT NULL,
	"chave" text NOT NULL,
	"nome" text NOT NULL,
	"ordem" integer DEFAULT 0 NOT NULL,
	"estado" text NOT NULL,
	"mensagem" text NOT NULL,
	"o_que_fazer" text,
	"detalhes" jsonb NOT NULL,
	"expira_em" timestamp with time zone,
	"visto_em" timestamp with time zone NOT NULL,
	"mudou_em" timestamp with time zone NOT NULL,
	"antes" text,
	"verificado_em" timestamp with time zone NOT NULL,
	"ok_em" timestamp with time zone,
	CONSTRAINT "servico_itens_servico_chave_pk" PRIMARY KEY("servico","chave")
);
--> statement-breakpoint
CREATE TABLE "servico_mudancas" (
	"id" serial PRIMARY KEY NOT NULL,
	"servico" text NOT NULL,
	"chave" text NOT NULL,
	"nome" text NOT NULL,
	"de" text,
	"para" text,
	"mensagem" text NOT NULL,
	"quando" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pasta_leituras" ADD COLUMN "mudancas" integer;--> statement-breakpoint
CREATE INDEX "servico_mudancas_quando" ON "servico_mudancas" USING btree ("quando");