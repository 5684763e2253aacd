CREATE TABLE "auditoria_pessoais" (
	"id" serial PRIMARY KEY NOT NULL,
	"auditoria_id" integer NOT NULL,
	"campo" text NOT NULL,
	"antes" text,
	"depois" text
);
--> statement-breakpoint
CREATE TABLE "configuracoes_historico" (
	"id" serial PRIMARY KEY NOT NULL,
	"chave" text NOT NULL,
	"valor" text,
	"user_id" integer,
	"quando" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_username_unique";--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "nome" text;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "revisao" integer;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "origem" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "excluido_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auditoria_pessoais" ADD CONSTRAINT "auditoria_pessoais_auditoria_id_auditoria_id_fk" FOREIGN KEY ("auditoria_id") REFERENCES "public"."auditoria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auditoria_pessoais_auditoria_id" ON "auditoria_pessoais" USING btree ("auditoria_id");--> statement-breakpoint
CREATE INDEX "configuracoes_historico_chave" ON "configuracoes_historico" USING btree ("chave","quando");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username") WHERE excluido_em IS NULL;