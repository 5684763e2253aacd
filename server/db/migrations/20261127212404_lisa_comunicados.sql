-- expansão: o que a equipe manda a muitos corretores de uma vez
CREATE TABLE "lisa_comunicados" (
	"id" serial PRIMARY KEY NOT NULL,
	"texto" text NOT NULL,
	"selecao" jsonb NOT NULL,
	"destinatarios" integer[] NOT NULL,
	"preco_do_modelo" text,
	"user_id" integer,
	"criado_em" timestamp with time zone NOT NULL,
	"concluido_em" timestamp with time zone,
	"parado_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lisa_comunicados" ADD CONSTRAINT "lisa_comunicados_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;