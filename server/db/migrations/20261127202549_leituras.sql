-- expansão: o que o programa anterior não conhece ele não precisa preencher
CREATE TABLE "lisa_frases" (
	"id" serial PRIMARY KEY NOT NULL,
	"texto" text NOT NULL,
	"pergunta" text DEFAULT '' NOT NULL,
	"intencoes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lisa_recebidas" ADD COLUMN "leitura" jsonb;--> statement-breakpoint
ALTER TABLE "lisa_frases" ADD CONSTRAINT "lisa_frases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lisa_frases_texto_unique" ON "lisa_frases" USING btree ("texto","pergunta");--> statement-breakpoint
CREATE INDEX "lisa_recebidas_nao_entendidas" ON "lisa_recebidas" USING btree ("canal","recebida_em") WHERE leitura ->> 'entendida' = 'false';