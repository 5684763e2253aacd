-- expansão: por que a lista de execuções é procurada e ordenada, mantido por gatilhos, quem quer que escreva
CREATE TABLE "execucoes_listadas" (
	"id" integer PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"tipo" text COLLATE "C" NOT NULL,
	"estado" text COLLATE "C" NOT NULL,
	"motor" text NOT NULL,
	"nome" text,
	"pasta" text,
	"quem" text,
	"hotsite_id" integer,
	"empreendimento_id" integer,
	"user_id" integer,
	"tokens" double precision NOT NULL,
	"viva" boolean NOT NULL,
	"duracao" double precision NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"busca" text GENERATED ALWAYS AS (texto_de_busca(coalesce(nome, '') || ' | ' || coalesce(pasta, '') || ' | ' || coalesce(quem, ''))) STORED,
	"nome_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(left(nome, 120))) STORED,
	"motor_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(left(motor, 120))) STORED,
	"quem_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(left(quem, 120))) STORED
);
--> statement-breakpoint
COMMENT ON TABLE "execucoes_listadas" IS 'derivada de workflow_runs';
--> statement-breakpoint
CREATE FUNCTION inteiro_de(valor text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN valor ~ '^[0-9]{1,9}$' THEN valor::integer END
$$;
--> statement-breakpoint
-- What is listed of a run. Of one that still goes on `duracao` lacks the seconds from 1970 to now, which are the same for
-- all of them: their order is at any moment the one that is stored.
CREATE VIEW "execucoes_atuais" AS
	SELECT r.numero AS id, r.id AS run_id,
		CASE WHEN r.kind = 'hotsite' THEN coalesce(r.input->>'task', r.kind) ELSE r.kind END AS tipo,
		r.state AS estado, r.engine AS motor, coalesce(h.nome, e.nome) AS nome, r.input->>'driveUrl' AS pasta,
		coalesce(u.nome, u.username) AS quem, p.hotsite_id, o.empreendimento_id, r.user_id,
		(SELECT coalesce(sum(m.tokens_entrada::bigint + m.tokens_saida), 0) FROM uso_modelos m WHERE m.run_id = r.id)::float8 AS tokens,
		r.terminado_em IS NULL AS viva,
		extract(epoch FROM coalesce(r.terminado_em, 'epoch') - r.criado_em)::float8 AS duracao, r.criado_em
	FROM workflow_runs r
		CROSS JOIN LATERAL (
			SELECT coalesce(inteiro_de(r.input->>'hotsiteId'), inteiro_de(r.result->>'hotsiteId')) AS hotsite_id) p
		LEFT JOIN hotsites h ON h.id = p.hotsite_id
		LEFT JOIN workflow_items i ON i.run_id = r.id AND i.substep = 'create-empreendimento' AND i.item_key = 'empreendimento'
		CROSS JOIN LATERAL (
			SELECT coalesce(inteiro_de(r.input->>'empreendimentoId'), inteiro_de(r.result->>'empreendimentoId'),
				inteiro_de(i.result#>>'{}'), h.empreendimento_id) AS empreendimento_id) o
		LEFT JOIN empreendimentos e ON e.id = o.empreendimento_id
		LEFT JOIN users u ON u.id = r.user_id;
--> statement-breakpoint
-- Compares what is listed of some runs with what they are. Whoever gives another name to what they work on, or to who
-- began them, waits for those who list them, and they for him. Tokens are added up with each call.
CREATE FUNCTION listar_execucoes(quais text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF quais IS NULL THEN RETURN; END IF;
	PERFORM 1 FROM hotsites WHERE id IN (SELECT hotsite_id FROM execucoes_atuais WHERE run_id = ANY(quais)) ORDER BY id FOR SHARE;
	PERFORM 1 FROM empreendimentos WHERE id IN (SELECT empreendimento_id FROM execucoes_atuais WHERE run_id = ANY(quais)) ORDER BY id FOR SHARE;
	PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM workflow_runs WHERE workflow_runs.id = ANY(quais)) ORDER BY id FOR SHARE;
	INSERT INTO execucoes_listadas AS l
		SELECT * FROM execucoes_atuais WHERE run_id = ANY(quais) ORDER BY id
	ON CONFLICT (id) DO UPDATE SET
		tipo = excluded.tipo, estado = excluded.estado, motor = excluded.motor, nome = excluded.nome, pasta = excluded.pasta,
		quem = excluded.quem, hotsite_id = excluded.hotsite_id, empreendimento_id = excluded.empreendimento_id,
		user_id = excluded.user_id, viva = excluded.viva, duracao = excluded.duracao, criado_em = excluded.criado_em
	WHERE (l.tipo, l.estado, l.motor, l.nome, l.pasta, l.quem, l.hotsite_id, l.empreendimento_id, l.user_id, l.viva, l.duracao, l.criado_em)
		IS DISTINCT FROM (excluded.tipo, excluded.estado, excluded.motor, excluded.nome, excluded.pasta, excluded.quem, excluded.hotsite_id,
			excluded.empreendimento_id, excluded.user_id, excluded.viva, excluded.duracao, excluded.criado_em);
END
$$;
--> statement-breakpoint
CREATE FUNCTION execucoes_do_conjunto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN PERFORM listar_execucoes((SELECT array_agg(id) FROM novas));
	ELSIF TG_OP = 'DELETE' THEN DELETE FROM execucoes_listadas WHERE run_id IN (SELECT id FROM velhas);
	ELSE DELETE FROM execucoes_listadas;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listar_novas AFTER INSERT ON "workflow_runs" REFERENCING NEW TABLE AS novas
	FOR EACH STATEMENT EXECUTE FUNCTION execucoes_do_conjunto();
--> statement-breakpoint
CREATE TRIGGER listar_apagadas AFTER DELETE ON "workflow_runs" REFERENCING OLD TABLE AS velhas
	FOR EACH STATEMENT EXECUTE FUNCTION execucoes_do_conjunto();
--> statement-breakpoint
CREATE TRIGGER listar_nenhuma AFTER TRUNCATE ON "workflow_runs" FOR EACH STATEMENT EXECUTE FUNCTION execucoes_do_conjunto();
--> statement-breakpoint
-- A run is written with every step, and what is listed of it seldom changes.
CREATE FUNCTION execucao_mudada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM listar_execucoes(ARRAY[NEW.id]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listar_mudada AFTER UPDATE OF kind, state, input, engine, result, user_id, criado_em, terminado_em ON "workflow_runs"
	FOR EACH ROW WHEN ((OLD.kind, OLD.state, OLD.input, OLD.engine, OLD.result, OLD.user_id, OLD.criado_em, OLD.terminado_em)
		IS DISTINCT FROM (NEW.kind, NEW.state, NEW.input, NEW.engine, NEW.result, NEW.user_id, NEW.criado_em, NEW.terminado_em))
	EXECUTE FUNCTION execucao_mudada();
--> statement-breakpoint
-- What a run has created, even before its end.
CREATE FUNCTION execucao_que_criou() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM listar_execucoes(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.run_id ELSE NEW.run_id END]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listar_criadora AFTER INSERT OR UPDATE ON "workflow_items" FOR EACH ROW
	WHEN (NEW.substep = 'create-empreendimento' AND NEW.item_key = 'empreendimento') EXECUTE FUNCTION execucao_que_criou();
--> statement-breakpoint
CREATE TRIGGER listar_que_esqueceu AFTER DELETE ON "workflow_items" FOR EACH ROW
	WHEN (OLD.substep = 'create-empreendimento' AND OLD.item_key = 'empreendimento') EXECUTE FUNCTION execucao_que_criou();
--> statement-breakpoint
CREATE FUNCTION execucoes_de_outro_nome() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	quais text[];
BEGIN
	EXECUTE format('SELECT array_agg(run_id) FROM execucoes_listadas WHERE %I = $1', TG_ARGV[0]) INTO quais USING OLD.id;
	PERFORM listar_execucoes(quais);
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $do$
DECLARE
	fonte record;
BEGIN
	FOR fonte IN SELECT * FROM (VALUES
		('hotsites', 'hotsite_id', 'nome', 'empreendimento_id'),
		('empreendimentos', 'empreendimento_id', 'nome', 'nome'),
		('users', 'user_id', 'nome', 'username')
	) AS f (tabela, chave, um, outro) LOOP
		EXECUTE format('CREATE TRIGGER execucoes_de_outro_nome AFTER UPDATE ON %1$I FOR EACH ROW
			WHEN ((OLD.%3$I, OLD.%4$I) IS DISTINCT FROM (NEW.%3$I, NEW.%4$I)) EXECUTE FUNCTION execucoes_de_outro_nome(%2$L)',
			fonte.tabela, fonte.chave, fonte.um, fonte.outro);
		EXECUTE format('CREATE TRIGGER execucoes_de_ninguem AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION execucoes_de_outro_nome(%L)',
			fonte.tabela, fonte.chave);
	END LOOP;
END
$do$;
--> statement-breakpoint
CREATE FUNCTION somar_uso_das_execucoes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		UPDATE execucoes_listadas SET tokens = 0 WHERE tokens <> 0;
	ELSIF TG_OP = 'INSERT' THEN
		UPDATE execucoes_listadas l SET tokens = l.tokens + u.n FROM (
			SELECT run_id, sum(tokens_entrada::bigint + tokens_saida) AS n FROM novas GROUP BY run_id) u WHERE u.run_id = l.run_id;
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE execucoes_listadas l SET tokens = l.tokens + u.n FROM (
			SELECT run_id, sum(n) AS n FROM (
				SELECT run_id, tokens_entrada::bigint + tokens_saida AS n FROM novas UNION ALL
				SELECT run_id, -tokens_entrada::bigint - tokens_saida FROM velhas) m
			GROUP BY run_id HAVING sum(n) <> 0) u WHERE u.run_id = l.run_id;
	ELSE
		UPDATE execucoes_listadas l SET tokens = l.tokens - u.n FROM (
			SELECT run_id, sum(tokens_entrada::bigint + tokens_saida) AS n FROM velhas GROUP BY run_id) u WHERE u.run_id = l.run_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER somar_uso_novo AFTER INSERT ON "uso_modelos" REFERENCING NEW TABLE AS novas
	FOR EACH STATEMENT EXECUTE FUNCTION somar_uso_das_execucoes();
--> statement-breakpoint
CREATE TRIGGER somar_uso_alterado AFTER UPDATE ON "uso_modelos" REFERENCING NEW TABLE AS novas OLD TABLE AS velhas
	FOR EACH STATEMENT EXECUTE FUNCTION somar_uso_das_execucoes();
--> statement-breakpoint
CREATE TRIGGER somar_uso_apagado AFTER DELETE ON "uso_modelos" REFERENCING OLD TABLE AS velhas
	FOR EACH STATEMENT EXECUTE FUNCTION somar_uso_das_execucoes();
--> statement-breakpoint
CREATE TRIGGER somar_uso_nenhum AFTER TRUNCATE ON "uso_modelos" FOR EACH STATEMENT EXECUTE FUNCTION somar_uso_das_execucoes();
--> statement-breakpoint
-- After the triggers: what others write meanwhile waits for them.
INSERT INTO "execucoes_listadas" SELECT * FROM execucoes_atuais;
--> statement-breakpoint
CREATE UNIQUE INDEX "execucoes_listadas_run_id_unique" ON "execucoes_listadas" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "execucoes_listadas_hotsite_id" ON "execucoes_listadas" USING btree ("hotsite_id");--> statement-breakpoint
CREATE INDEX "execucoes_listadas_empreendimento_id" ON "execucoes_listadas" USING btree ("empreendimento_id");--> statement-breakpoint
CREATE INDEX "execucoes_listadas_user_id" ON "execucoes_listadas" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "execucoes_listadas_criado_em" ON "execucoes_listadas" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "execucoes_listadas_busca" ON "execucoes_listadas" USING gin ("busca" gin_trgm_ops, texto_de_busca("motor") gin_trgm_ops);
--> statement-breakpoint
-- Numbers are compared as conditions write them.
CREATE INDEX "execucoes_listadas_numero" ON "execucoes_listadas" USING btree (("id"::numeric));
--> statement-breakpoint
-- Orders of the list: what is missing comes last in both, and of equal ones the newest first.
DO $do$
DECLARE
	ordem record;
BEGIN
	FOR ordem IN SELECT * FROM (VALUES
		('nome', 'nome_ordem'), ('tipo', 'tipo'), ('estado', 'estado'), ('motor', 'motor_ordem'), ('quem', 'quem_ordem'),
		('duracao', 'viva, duracao'), ('uso', 'tokens')
	) AS o (nome, chave) LOOP
		EXECUTE format('CREATE INDEX %I ON execucoes_listadas (%s, criado_em DESC, id DESC)', 'execucoes_ordem_' || ordem.nome, ordem.chave);
		EXECUTE format('CREATE INDEX %I ON execucoes_listadas (%s DESC NULLS LAST, criado_em DESC, id DESC)',
			'execucoes_ordem_' || ordem.nome || '_desc', ordem.chave);
	END LOOP;
END
$do$;
--> statement-breakpoint
ANALYZE "execucoes_listadas";
--> statement-breakpoint
CREATE INDEX "uso_modelos_modelo" ON "uso_modelos" USING btree ("modelo");
