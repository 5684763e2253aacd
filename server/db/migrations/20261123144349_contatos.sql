-- expansão: contatos de visitantes e a vez de cada corretor
CREATE TABLE "contato_vezes" (
	"corretor_id" integer PRIMARY KEY NOT NULL,
	"vez" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contatos" (
	"id" serial PRIMARY KEY NOT NULL,
	"empreendimento_id" integer,
	"empreendimento" text NOT NULL,
	"corretor_id" integer,
	"nome" text NOT NULL,
	"telefone" text NOT NULL,
	"telefone_normal" text NOT NULL,
	"mensagem" text,
	"estado" text DEFAULT 'novo' NOT NULL,
	"consentimento" text NOT NULL,
	"envio" text NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"recebido_em" timestamp with time zone NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contato_vezes" ADD CONSTRAINT "contato_vezes_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contatos_envio_unique" ON "contatos" USING btree ("envio");--> statement-breakpoint
CREATE INDEX "contatos_telefone_normal" ON "contatos" USING btree ("telefone_normal");--> statement-breakpoint
CREATE INDEX "contatos_empreendimento_id" ON "contatos" USING btree ("empreendimento_id");--> statement-breakpoint
CREATE INDEX "contatos_corretor_id" ON "contatos" USING btree ("corretor_id");