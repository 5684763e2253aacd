CREATE TABLE "hotsite_edicoes" (
	"hotsite_id" integer PRIMARY KEY NOT NULL,
	"catalogo" jsonb NOT NULL,
	"blueprint" jsonb,
	"desligadas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"travas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"autor_id" integer,
	"publicado" jsonb NOT NULL,
	"rascunho_versao_id" integer,
	"rascunho_catalogo" jsonb,
	"rascunho_revisao" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotsite_previas" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"hotsite_id" integer NOT NULL,
	"sessao_id" integer NOT NULL,
	"pagina" jsonb NOT NULL,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotsite_edicoes" ADD CONSTRAINT "hotsite_edicoes_hotsite_id_hotsites_id_fk" FOREIGN KEY ("hotsite_id") REFERENCES "public"."hotsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_edicoes" ADD CONSTRAINT "hotsite_edicoes_rascunho_versao_id_hotsite_versoes_id_fk" FOREIGN KEY ("rascunho_versao_id") REFERENCES "public"."hotsite_versoes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_previas" ADD CONSTRAINT "hotsite_previas_hotsite_id_hotsites_id_fk" FOREIGN KEY ("hotsite_id") REFERENCES "public"."hotsites"("id") ON DELETE cascade ON UPDATE no action;