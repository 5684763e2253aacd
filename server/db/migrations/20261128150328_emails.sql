-- expansão: e-mails que saem, o endereço de administradores e o que lhes redefine a senha; nenhum programa anterior os usa
CREATE TABLE "alertas_enviados" (
	"chave" text PRIMARY KEY NOT NULL,
	"ocorrencia" text NOT NULL,
	"enviado_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" serial PRIMARY KEY NOT NULL,
	"mensagem" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tipo" text NOT NULL,
	"para" text NOT NULL,
	"assunto" text NOT NULL,
	"texto" text,
	"corretor_id" integer,
	"user_id" integer,
	"ato_id" text,
	"estado" text DEFAULT 'pendente' NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone NOT NULL,
	"vale_ate" timestamp with time zone,
	"arrendada_ate" timestamp with time zone,
	"resposta" text,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redefinicoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "alertas_por_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redefinicoes" ADD CONSTRAINT "redefinicoes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_pendentes" ON "emails" USING btree ("proxima_em") WHERE estado = 'pendente';--> statement-breakpoint
CREATE INDEX "emails_corretor" ON "emails" USING btree ("corretor_id");--> statement-breakpoint
CREATE INDEX "emails_user" ON "emails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redefinicoes_token_hash_unique" ON "redefinicoes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "redefinicoes_user" ON "redefinicoes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower(email)) WHERE excluido_em IS NULL;