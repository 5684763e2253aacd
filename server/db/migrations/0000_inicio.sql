CREATE TABLE "bairros" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"slug" text NOT NULL,
	"zona_id" integer NOT NULL,
	"informacoes" text,
	"foto" text,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cidades" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"estado_id" integer NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "estados" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"sigla" char(2) NOT NULL,
	"regiao_id" integer NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ibge_estados" (
	"codigo" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"sigla" char(2) NOT NULL,
	"regiao_codigo" integer NOT NULL,
	CONSTRAINT "ibge_estados_sigla_unique" UNIQUE("sigla")
);
--> statement-breakpoint
CREATE TABLE "ibge_municipios" (
	"codigo" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"nome_normal" text NOT NULL,
	"uf" char(2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ibge_regioes" (
	"codigo" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"sigla" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regioes" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"codigo" text NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "zonas" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"cidade_id" integer NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "corretor_bairros" (
	"id" serial PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL,
	"bairro_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corretor_precos" (
	"id" serial PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL,
	"preco_min" numeric(15, 2),
	"preco_max" numeric(15, 2),
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corretor_precos_preco_min_check" CHECK ("corretor_precos"."preco_min" >= 0 AND "corretor_precos"."preco_min" < 'NaN'::numeric),
	CONSTRAINT "corretor_precos_preco_max_check" CHECK ("corretor_precos"."preco_max" >= 0 AND "corretor_precos"."preco_max" < 'NaN'::numeric)
);
--> statement-breakpoint
CREATE TABLE "corretores" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"nome_guerra" text NOT NULL,
	"slug" text NOT NULL,
	"email" text NOT NULL,
	"senha" text,
	"creci" text NOT NULL,
	"uf_creci" char(2),
	"telefone" text,
	"whatsapp" text,
	"biografia" text,
	"foto" text,
	"logo_personalizada" text,
	"site_personalizado" text,
	"titulo_site" text,
	"subtitulo_site" text,
	"imagem_fundo_site" text,
	"cor_tema" text DEFAULT '#d4af37' NOT NULL,
	"cores_personalizadas" jsonb,
	"redes_sociais" jsonb,
	"regiao_trabalho" text,
	"ativo" boolean DEFAULT true NOT NULL,
	"aprovado" boolean DEFAULT false NOT NULL,
	"site_ativo" boolean DEFAULT false NOT NULL,
	"preco_minimo" numeric(15, 2),
	"preco_maximo" numeric(15, 2),
	"email_normal" text NOT NULL,
	"creci_normal" text NOT NULL,
	"whatsapp_normal" text,
	"rejeitado_em" timestamp with time zone,
	"motivo_rejeicao" text,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "corretores_preco_minimo_check" CHECK ("corretores"."preco_minimo" >= 0 AND "corretores"."preco_minimo" < 'NaN'::numeric),
	CONSTRAINT "corretores_preco_maximo_check" CHECK ("corretores"."preco_maximo" >= 0 AND "corretores"."preco_maximo" < 'NaN'::numeric)
);
--> statement-breakpoint
CREATE TABLE "onboarding_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"whatsapp" text NOT NULL,
	"status" text DEFAULT 'waiting_interest' NOT NULL,
	"nome" text,
	"creci" text,
	"uf_creci" char(2),
	"email" text,
	"nome_guerra" text,
	"regiao_trabalho" text,
	"preco_minimo" numeric(15, 2),
	"preco_maximo" numeric(15, 2),
	"telefone" text,
	"foto" text,
	"corretor_id" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_sessions_preco_minimo_check" CHECK ("onboarding_sessions"."preco_minimo" >= 0 AND "onboarding_sessions"."preco_minimo" < 'NaN'::numeric),
	CONSTRAINT "onboarding_sessions_preco_maximo_check" CHECK ("onboarding_sessions"."preco_maximo" >= 0 AND "onboarding_sessions"."preco_maximo" < 'NaN'::numeric)
);
--> statement-breakpoint
CREATE TABLE "associacoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL,
	"empreendimento_id" integer NOT NULL,
	"descricao_personalizada" text,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"destaque" boolean DEFAULT false NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empreendimentos" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"endereco" text,
	"bairro_id" integer NOT NULL,
	"incorporadora_id" integer NOT NULL,
	"imagem_principal" text,
	"preco_inicial" numeric(15, 2),
	"dormitorios_min" integer,
	"dormitorios_max" integer,
	"suites_min" integer,
	"suites_max" integer,
	"area_min" numeric(10, 2),
	"area_max" numeric(10, 2),
	"vagas_min" integer,
	"vagas_max" integer,
	"status" text DEFAULT 'em_lancamento' NOT NULL,
	"metadados" jsonb,
	"assets_catalog" text,
	"drive_url" text,
	"assets_processed_at" timestamp with time zone,
	"ativo" boolean DEFAULT true NOT NULL,
	"data_entrega" text,
	"registro_incorporacao" text,
	"cartorio" text,
	"data_tabela" text,
	"amenidades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tipologias" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drive_key" text,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "empreendimentos_preco_inicial_check" CHECK ("empreendimentos"."preco_inicial" >= 0 AND "empreendimentos"."preco_inicial" < 'NaN'::numeric),
	CONSTRAINT "empreendimentos_area_min_check" CHECK ("empreendimentos"."area_min" >= 0 AND "empreendimentos"."area_min" < 'NaN'::numeric),
	CONSTRAINT "empreendimentos_area_max_check" CHECK ("empreendimentos"."area_max" >= 0 AND "empreendimentos"."area_max" < 'NaN'::numeric),
	CONSTRAINT "empreendimentos_dormitorios_min_check" CHECK ("empreendimentos"."dormitorios_min" >= 0),
	CONSTRAINT "empreendimentos_dormitorios_max_check" CHECK ("empreendimentos"."dormitorios_max" >= 0),
	CONSTRAINT "empreendimentos_suites_min_check" CHECK ("empreendimentos"."suites_min" >= 0),
	CONSTRAINT "empreendimentos_suites_max_check" CHECK ("empreendimentos"."suites_max" >= 0),
	CONSTRAINT "empreendimentos_vagas_min_check" CHECK ("empreendimentos"."vagas_min" >= 0),
	CONSTRAINT "empreendimentos_vagas_max_check" CHECK ("empreendimentos"."vagas_max" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hotsite_versoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"hotsite_id" integer NOT NULL,
	"numero" integer NOT NULL,
	"html_file" text NOT NULL,
	"css_file" text NOT NULL,
	"js_file" text NOT NULL,
	"estilo" text NOT NULL,
	"motor" text NOT NULL,
	"blueprint" jsonb NOT NULL,
	"placeholders" jsonb NOT NULL,
	"assets_usados" integer NOT NULL,
	"achados" jsonb NOT NULL,
	"fatos" jsonb NOT NULL,
	"cabeca" jsonb NOT NULL,
	"motivo" text NOT NULL,
	"autor_id" integer,
	"run_id" text,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotsites" (
	"id" serial PRIMARY KEY NOT NULL,
	"empreendimento_id" integer NOT NULL,
	"nome" text NOT NULL,
	"html_file" text,
	"css_file" text,
	"js_file" text,
	"placeholders_encontrados" jsonb,
	"rota" text NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"drive_url" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"v0_generated" boolean DEFAULT false NOT NULL,
	"v0_generated_at" timestamp with time zone,
	"v0_style" text,
	"v0_assets_used" integer,
	"catalog" text,
	"versao_publica_id" integer,
	"erro" text,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imoveis_usados" (
	"id" serial PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL,
	"titulo" text NOT NULL,
	"descricao" text,
	"endereco" text,
	"bairro_id" integer NOT NULL,
	"preco" numeric(15, 2),
	"tipo" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone,
	CONSTRAINT "imoveis_usados_preco_check" CHECK ("imoveis_usados"."preco" >= 0 AND "imoveis_usados"."preco" < 'NaN'::numeric)
);
--> statement-breakpoint
CREATE TABLE "incorporadoras" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"cnpj" text,
	"contato_email" text,
	"contato_telefone" text,
	"logo" text,
	"ativo" boolean DEFAULT true NOT NULL,
	"nome_normal" text NOT NULL,
	"cnpj_normal" text,
	"revisao" integer DEFAULT 1 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"excluido_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auditoria" (
	"id" serial PRIMARY KEY NOT NULL,
	"quando" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"acao" text NOT NULL,
	"entidade" text NOT NULL,
	"entidade_id" text,
	"dados" jsonb
);
--> statement-breakpoint
CREATE TABLE "configuracoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"chave" text NOT NULL,
	"valor" text,
	"descricao" text,
	"categoria" text DEFAULT 'geral' NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instalacao" (
	"chave" text PRIMARY KEY NOT NULL,
	"valor" text NOT NULL,
	"concluido" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limites" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "lista_versoes" (
	"lista" text PRIMARY KEY NOT NULL,
	"versao" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"tipo" text DEFAULT 'administrador' NOT NULL,
	"user_id" integer,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "derivados" (
	"tarefa" text NOT NULL,
	"chave" text NOT NULL,
	"resultado" jsonb NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "derivados_tarefa_chave_pk" PRIMARY KEY("tarefa","chave")
);
--> statement-breakpoint
CREATE TABLE "uso_modelos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uso_modelos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" text,
	"hotsite_id" integer,
	"tarefa" text NOT NULL,
	"provedor" text NOT NULL,
	"modelo" text NOT NULL,
	"tokens_entrada" integer NOT NULL,
	"tokens_saida" integer NOT NULL,
	"duracao_ms" integer NOT NULL,
	"resultado" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_events" (
	"run_id" text NOT NULL,
	"n" integer NOT NULL,
	"event" jsonb NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_events_run_id_n_pk" PRIMARY KEY("run_id","n")
);
--> statement-breakpoint
CREATE TABLE "workflow_items" (
	"run_id" text NOT NULL,
	"substep" text NOT NULL,
	"item_key" text NOT NULL,
	"input_hash" text NOT NULL,
	"result" jsonb,
	"terminado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_items_run_id_substep_item_key_pk" PRIMARY KEY("run_id","substep","item_key")
);
--> statement-breakpoint
CREATE TABLE "workflow_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"folder_key" text NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"engine" text NOT NULL,
	"question" jsonb,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" jsonb,
	"result" jsonb,
	"last_event" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"fence" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"user_id" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"terminado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workflow_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bairros" ADD CONSTRAINT "bairros_zona_id_zonas_id_fk" FOREIGN KEY ("zona_id") REFERENCES "public"."zonas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cidades" ADD CONSTRAINT "cidades_estado_id_estados_id_fk" FOREIGN KEY ("estado_id") REFERENCES "public"."estados"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estados" ADD CONSTRAINT "estados_regiao_id_regioes_id_fk" FOREIGN KEY ("regiao_id") REFERENCES "public"."regioes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ibge_estados" ADD CONSTRAINT "ibge_estados_regiao_codigo_ibge_regioes_codigo_fk" FOREIGN KEY ("regiao_codigo") REFERENCES "public"."ibge_regioes"("codigo") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ibge_municipios" ADD CONSTRAINT "ibge_municipios_uf_ibge_estados_sigla_fk" FOREIGN KEY ("uf") REFERENCES "public"."ibge_estados"("sigla") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zonas" ADD CONSTRAINT "zonas_cidade_id_cidades_id_fk" FOREIGN KEY ("cidade_id") REFERENCES "public"."cidades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_bairros" ADD CONSTRAINT "corretor_bairros_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_bairros" ADD CONSTRAINT "corretor_bairros_bairro_id_bairros_id_fk" FOREIGN KEY ("bairro_id") REFERENCES "public"."bairros"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_precos" ADD CONSTRAINT "corretor_precos_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_sessions" ADD CONSTRAINT "onboarding_sessions_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associacoes" ADD CONSTRAINT "associacoes_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associacoes" ADD CONSTRAINT "associacoes_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "empreendimentos" ADD CONSTRAINT "empreendimentos_bairro_id_bairros_id_fk" FOREIGN KEY ("bairro_id") REFERENCES "public"."bairros"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "empreendimentos" ADD CONSTRAINT "empreendimentos_incorporadora_id_incorporadoras_id_fk" FOREIGN KEY ("incorporadora_id") REFERENCES "public"."incorporadoras"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsite_versoes" ADD CONSTRAINT "hotsite_versoes_hotsite_id_hotsites_id_fk" FOREIGN KEY ("hotsite_id") REFERENCES "public"."hotsites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotsites" ADD CONSTRAINT "hotsites_empreendimento_id_empreendimentos_id_fk" FOREIGN KEY ("empreendimento_id") REFERENCES "public"."empreendimentos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD CONSTRAINT "imoveis_usados_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD CONSTRAINT "imoveis_usados_bairro_id_bairros_id_fk" FOREIGN KEY ("bairro_id") REFERENCES "public"."bairros"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessoes" ADD CONSTRAINT "sessoes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_events" ADD CONSTRAINT "workflow_events_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_items" ADD CONSTRAINT "workflow_items_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_sessions" ADD CONSTRAINT "workflow_sessions_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bairros_slug_unique" ON "bairros" USING btree ("slug") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE INDEX "bairros_zona_id" ON "bairros" USING btree ("zona_id");--> statement-breakpoint
CREATE INDEX "cidades_estado_id" ON "cidades" USING btree ("estado_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estados_sigla_unique" ON "estados" USING btree ("sigla") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE INDEX "estados_regiao_id" ON "estados" USING btree ("regiao_id");--> statement-breakpoint
CREATE INDEX "ibge_municipios_nome_normal" ON "ibge_municipios" USING btree ("nome_normal");--> statement-breakpoint
CREATE UNIQUE INDEX "regioes_codigo_unique" ON "regioes" USING btree ("codigo") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE INDEX "zonas_cidade_id" ON "zonas" USING btree ("cidade_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corretor_bairros_par_unique" ON "corretor_bairros" USING btree ("corretor_id","bairro_id");--> statement-breakpoint
CREATE INDEX "corretor_bairros_bairro_id" ON "corretor_bairros" USING btree ("bairro_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corretor_precos_corretor_id_unique" ON "corretor_precos" USING btree ("corretor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corretores_slug_unique" ON "corretores" USING btree ("slug") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "corretores_email_unique" ON "corretores" USING btree ("email_normal") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "corretores_creci_unique" ON "corretores" USING btree ("creci_normal") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE INDEX "corretores_whatsapp_normal" ON "corretores" USING btree ("whatsapp_normal");--> statement-breakpoint
CREATE UNIQUE INDEX "onboarding_sessions_whatsapp_unique" ON "onboarding_sessions" USING btree ("whatsapp");--> statement-breakpoint
CREATE UNIQUE INDEX "associacoes_par_unique" ON "associacoes" USING btree ("corretor_id","empreendimento_id");--> statement-breakpoint
CREATE INDEX "associacoes_empreendimento_id" ON "associacoes" USING btree ("empreendimento_id");--> statement-breakpoint
CREATE INDEX "empreendimentos_bairro_id" ON "empreendimentos" USING btree ("bairro_id");--> statement-breakpoint
CREATE INDEX "empreendimentos_incorporadora_id" ON "empreendimentos" USING btree ("incorporadora_id");--> statement-breakpoint
CREATE INDEX "empreendimentos_drive_key" ON "empreendimentos" USING btree ("drive_key");--> statement-breakpoint
CREATE UNIQUE INDEX "hotsite_versoes_numero_unique" ON "hotsite_versoes" USING btree ("hotsite_id","numero");--> statement-breakpoint
CREATE UNIQUE INDEX "hotsite_versoes_run_id_unique" ON "hotsite_versoes" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hotsites_empreendimento_id_unique" ON "hotsites" USING btree ("empreendimento_id") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "hotsites_rota_unique" ON "hotsites" USING btree ("rota") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE INDEX "imoveis_usados_corretor_id" ON "imoveis_usados" USING btree ("corretor_id");--> statement-breakpoint
CREATE INDEX "imoveis_usados_bairro_id" ON "imoveis_usados" USING btree ("bairro_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incorporadoras_nome_unique" ON "incorporadoras" USING btree ("nome_normal") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "incorporadoras_cnpj_unique" ON "incorporadoras" USING btree ("cnpj_normal") WHERE excluido_em IS NULL;--> statement-breakpoint
CREATE INDEX "auditoria_quando" ON "auditoria" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "auditoria_entidade" ON "auditoria" USING btree ("entidade","entidade_id");--> statement-breakpoint
CREATE UNIQUE INDEX "configuracoes_chave_unique" ON "configuracoes" USING btree ("chave");--> statement-breakpoint
CREATE UNIQUE INDEX "sessoes_token_hash_unique" ON "sessoes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessoes_user_id" ON "sessoes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "uso_modelos_run_id" ON "uso_modelos" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "uso_modelos_criado_em" ON "uso_modelos" USING btree ("criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_runs_folder_live_unique" ON "workflow_runs" USING btree ("folder_key") WHERE state IN ('running', 'waiting');--> statement-breakpoint
CREATE INDEX "workflow_runs_state" ON "workflow_runs" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "workflow_runs_criado_em" ON "workflow_runs" USING btree ("criado_em");