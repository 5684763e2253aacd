-- expansão: quantos registros há, e por que chaves os contatos se ordenam pelo corretor e pela entrega do aviso, mantidos por gatilhos, quem quer que escreva
CREATE TABLE "registros_contas" (
	"tabela" text NOT NULL,
	"fatia" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "registros_contas_tabela_fatia_pk" PRIMARY KEY("tabela","fatia")
);
--> statement-breakpoint
COMMENT ON TABLE "registros_contas" IS 'derivada das tabelas que conta';
--> statement-breakpoint
-- Records that are listed, in slices, so that concurrent writers do not wait for each other.
CREATE FUNCTION contar_registros(nome text, n bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO registros_contas SELECT nome, pg_backend_pid() % 16, n WHERE n <> 0
	ON CONFLICT (tabela, fatia) DO UPDATE SET total = registros_contas.total + excluded.total
$$;
--> statement-breakpoint
DO $do$
DECLARE
	contada record;
BEGIN
	FOR contada IN SELECT * FROM (VALUES
		('contatos', 'true'), ('workflow_runs', 'true'), ('empreendimentos', 'excluido_em IS NULL'), ('imoveis_usados', 'excluido_em IS NULL')
	) AS t (tabela, listado) LOOP
		EXECUTE format('SELECT contar_registros(%L, count(*)) FROM %I WHERE %s', contada.tabela, contada.tabela, contada.listado);
		EXECUTE format($f$CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				IF TG_OP = 'INSERT' THEN PERFORM contar_registros(%2$L, count(*)) FROM novas WHERE %3$s;
				ELSIF TG_OP = 'DELETE' THEN PERFORM contar_registros(%2$L, -count(*)) FROM velhas WHERE %3$s;
				ELSIF TG_OP = 'TRUNCATE' THEN DELETE FROM registros_contas WHERE tabela = %2$L;
				ELSE PERFORM contar_registros(%2$L, CASE WHEN NEW.excluido_em IS NULL THEN 1 ELSE -1 END);
				END IF;
				RETURN NULL;
			END $$$f$, 'contar_' || contada.tabela, contada.tabela, contada.listado);
		EXECUTE format('CREATE TRIGGER contar_novos AFTER INSERT ON %I REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			contada.tabela, 'contar_' || contada.tabela);
		EXECUTE format('CREATE TRIGGER contar_apagados AFTER DELETE ON %I REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			contada.tabela, 'contar_' || contada.tabela);
		EXECUTE format('CREATE TRIGGER contar_nenhum AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			contada.tabela, 'contar_' || contada.tabela);
		CONTINUE WHEN contada.listado = 'true';
		EXECUTE format('CREATE TRIGGER contar_mudado AFTER UPDATE OF excluido_em ON %I FOR EACH ROW
			WHEN ((OLD.excluido_em IS NULL) <> (NEW.excluido_em IS NULL)) EXECUTE FUNCTION %I()', contada.tabela, 'contar_' || contada.tabela);
	END LOOP;
END
$do$;
--> statement-breakpoint
ALTER TABLE "contatos" ADD COLUMN "corretor_ordem" text COLLATE "C", ADD COLUMN "entrega" text;
--> statement-breakpoint
-- How far the message that told the corretor of a contact has come; null until he was to be told.
CREATE FUNCTION entrega_do_contato(contato integer, corretor integer) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT CASE
		WHEN n.motivo = 'desligado' THEN 'desligada' WHEN n.motivo = 'sem-whatsapp' THEN n.motivo
		WHEN m.estado IN ('queued', 'sending') THEN 'a-caminho' WHEN m.estado = 'sent' THEN 'enviada'
		WHEN m.estado = 'delivered' THEN 'entregue' WHEN m.estado = 'read' THEN 'lida' ELSE 'falhou' END
	FROM corretor_novidades n LEFT JOIN lisa_enviadas m ON m.id = n.enviada_id
	WHERE n.corretor_id = corretor AND n.chave = 'contato:' || contato
$$;
--> statement-breakpoint
UPDATE "contatos" SET corretor_ordem = k.nome_ordem, entrega = entrega_do_contato(contatos.id, k.id)
	FROM corretores k WHERE k.id = contatos.corretor_id;
--> statement-breakpoint
-- Whoever renames a corretor waits for those who leave him a contact, and they for it.
CREATE FUNCTION contatos_do_corretor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.corretor_ordem := (SELECT nome_ordem FROM corretores WHERE id = NEW.corretor_id FOR SHARE);
	NEW.entrega := entrega_do_contato(NEW.id, NEW.corretor_id);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contatos_do_corretor BEFORE INSERT OR UPDATE OF corretor_id ON "contatos"
	FOR EACH ROW EXECUTE FUNCTION contatos_do_corretor();
--> statement-breakpoint
CREATE FUNCTION contatos_de_outro_nome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE contatos SET corretor_ordem = NEW.nome_ordem WHERE corretor_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contatos_de_outro_nome AFTER UPDATE OF nome ON "corretores"
	FOR EACH ROW WHEN (OLD.nome_ordem IS DISTINCT FROM NEW.nome_ordem) EXECUTE FUNCTION contatos_de_outro_nome();
--> statement-breakpoint
CREATE FUNCTION contatos_da_novidade() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	nova record;
BEGIN
	IF TG_OP = 'DELETE' THEN nova := OLD; ELSE nova := NEW; END IF;
	IF nova.chave ~ '^contato:\d{1,9}$' THEN
		UPDATE contatos SET entrega = entrega_do_contato(id, corretor_id) WHERE id = substr(nova.chave, 9)::int;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contatos_da_novidade AFTER INSERT OR UPDATE OR DELETE ON "corretor_novidades"
	FOR EACH ROW EXECUTE FUNCTION contatos_da_novidade();
--> statement-breakpoint
CREATE FUNCTION contatos_da_enviada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE contatos SET entrega = entrega_do_contato(id, corretor_id) WHERE id IN (
		SELECT substr(chave, 9)::int FROM corretor_novidades WHERE enviada_id = NEW.id AND chave ~ '^contato:\d{1,9}$');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contatos_da_enviada AFTER UPDATE OF estado ON "lisa_enviadas"
	FOR EACH ROW WHEN (OLD.estado IS DISTINCT FROM NEW.estado) EXECUTE FUNCTION contatos_da_enviada();
--> statement-breakpoint
DO $do$
DECLARE
	ordem record;
BEGIN
	FOR ordem IN SELECT * FROM (VALUES
		('corretor', 'corretor_ordem'),
		('entrega', '(CASE entrega WHEN ''a-caminho'' THEN 0 WHEN ''enviada'' THEN 1 WHEN ''entregue'' THEN 2 WHEN ''lida'' THEN 3 WHEN ''falhou'' THEN 4 WHEN ''sem-whatsapp'' THEN 5 WHEN ''desligada'' THEN 6 END)')
	) AS o (nome, chave) LOOP
		EXECUTE format('CREATE INDEX %I ON contatos (%s, recebido_em DESC, id DESC)', 'contatos_ordem_' || ordem.nome, ordem.chave);
		EXECUTE format('CREATE INDEX %I ON contatos (%s DESC NULLS LAST, recebido_em DESC, id DESC)',
			'contatos_ordem_' || ordem.nome || '_desc', ordem.chave);
	END LOOP;
END
$do$;
--> statement-breakpoint
ANALYZE "contatos";
--> statement-breakpoint
-- What is asked here is read sooner than workers for it have started.
DO $do$
BEGIN
	EXECUTE format('ALTER DATABASE %I SET max_parallel_workers_per_gather = 0', current_database());
EXCEPTION WHEN insufficient_privilege THEN
	NULL;
END
$do$;
--> statement-breakpoint
-- Columns of corretores that are not searched in, and yet conditions ask what they contain.
CREATE INDEX "corretores_alem_da_busca" ON "corretores" USING gin (texto_de_busca("whatsapp") gin_trgm_ops, texto_de_busca("telefone") gin_trgm_ops, texto_de_busca("regiao_trabalho") gin_trgm_ops);
--> statement-breakpoint
-- Orders are walked in search of a name: within the index, without the records.
DROP INDEX "corretores_ordem_nome", "corretores_ordem_nome_desc";
--> statement-breakpoint
CREATE INDEX "corretores_ordem_nome" ON "corretores" (nome_ordem, criado_em DESC, id DESC) INCLUDE (busca) WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste;
--> statement-breakpoint
CREATE INDEX "corretores_ordem_nome_desc" ON "corretores" (nome_ordem DESC NULLS LAST, criado_em DESC, id DESC) INCLUDE (busca) WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste;
