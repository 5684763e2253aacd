CREATE TABLE "lisa_atos" (
	"id" text PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"corretor_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"antes" jsonb NOT NULL,
	"feito_em" timestamp with time zone NOT NULL,
	"desfazer_ate" timestamp with time zone NOT NULL,
	"desfeito_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lisa_contatos" (
	"canal" text NOT NULL,
	"pessoa" text NOT NULL,
	"endereco" text NOT NULL,
	"nome_perfil" text,
	"ultima_recebida_em" timestamp with time zone,
	"pendente_em" timestamp with time zone,
	"reservado_ate" timestamp with time zone,
	"cerca" integer DEFAULT 0 NOT NULL,
	"esquecer" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lisa_contatos_canal_pessoa_pk" PRIMARY KEY("canal","pessoa")
);
--> statement-breakpoint
CREATE TABLE "lisa_enviadas" (
	"id" serial PRIMARY KEY NOT NULL,
	"canal" text NOT NULL,
	"pessoa" text NOT NULL,
	"ato_id" text,
	"corretor_id" integer,
	"chave" text NOT NULL,
	"texto" text NOT NULL,
	"parametros" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"estado" text DEFAULT 'queued' NOT NULL,
	"liberada_em" timestamp with time zone NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"tentar_em" timestamp with time zone,
	"motivo_codigo" text,
	"motivo" text,
	"provedor_id" text,
	"talvez_repetida" boolean DEFAULT false NOT NULL,
	"modelo" text,
	"criado_em" timestamp with time zone NOT NULL,
	"enviada_em" timestamp with time zone,
	"entregue_em" timestamp with time zone,
	"lida_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lisa_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"pessoa" text NOT NULL,
	"corretor_id" integer,
	"token_hash" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lisa_recebidas" (
	"id" serial PRIMARY KEY NOT NULL,
	"canal" text NOT NULL,
	"mensagem_id" text NOT NULL,
	"pessoa" text NOT NULL,
	"tipo" text NOT NULL,
	"conteudo" jsonb NOT NULL,
	"enviada_em" timestamp with time zone NOT NULL,
	"recebida_em" timestamp with time zone NOT NULL,
	"tratada_em" timestamp with time zone,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"tentar_em" timestamp with time zone,
	"problema" text
);
--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "passo" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "pergunta" text;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "memoria" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "consentimento_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "consentimento_versao" text;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "ultima_mensagem_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD COLUMN "assumida_por" integer;--> statement-breakpoint
ALTER TABLE "lisa_atos" ADD CONSTRAINT "lisa_atos_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lisa_enviadas" ADD CONSTRAINT "lisa_enviadas_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lisa_links" ADD CONSTRAINT "lisa_links_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lisa_atos_corretor" ON "lisa_atos" USING btree ("corretor_id");--> statement-breakpoint
CREATE INDEX "lisa_contatos_pendente" ON "lisa_contatos" USING btree ("pendente_em") WHERE pendente_em IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "lisa_enviadas_provedor_unique" ON "lisa_enviadas" USING btree ("canal","provedor_id");--> statement-breakpoint
CREATE INDEX "lisa_enviadas_a_enviar" ON "lisa_enviadas" USING btree ("canal","pessoa","id") WHERE estado IN ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "lisa_enviadas_pessoa" ON "lisa_enviadas" USING btree ("canal","pessoa","id");--> statement-breakpoint
CREATE INDEX "lisa_enviadas_ato" ON "lisa_enviadas" USING btree ("ato_id");--> statement-breakpoint
CREATE INDEX "lisa_enviadas_corretor" ON "lisa_enviadas" USING btree ("corretor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lisa_links_token_hash_unique" ON "lisa_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "lisa_links_corretor" ON "lisa_links" USING btree ("corretor_id");--> statement-breakpoint
CREATE INDEX "lisa_links_pessoa" ON "lisa_links" USING btree ("pessoa");--> statement-breakpoint
CREATE UNIQUE INDEX "lisa_recebidas_mensagem_unique" ON "lisa_recebidas" USING btree ("canal","mensagem_id");--> statement-breakpoint
CREATE INDEX "lisa_recebidas_a_tratar" ON "lisa_recebidas" USING btree ("canal","pessoa") WHERE tratada_em IS NULL;--> statement-breakpoint
CREATE INDEX "lisa_recebidas_pessoa" ON "lisa_recebidas" USING btree ("canal","pessoa","id");--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD CONSTRAINT "onboarding_sessions_assumida_por_users_id_fk" FOREIGN KEY ("assumida_por") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Mobiles are known to WhatsApp with or without the ninth digit: their normal form has it.
UPDATE "corretores" SET "whatsapp_normal" = substr("whatsapp_normal", 1, 4) || '9' || substr("whatsapp_normal", 5)
	WHERE "whatsapp_normal" ~ '^55[1-9][0-9][6-9][0-9]{7}$';