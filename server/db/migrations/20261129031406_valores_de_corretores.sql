-- expansão: valores que o próprio registro não guarda (lugares, cobertura, origem) mantidos por gatilhos, quem quer que escreva
CREATE TABLE "corretores_valores" (
	"coluna" text NOT NULL,
	"valor" text NOT NULL,
	"corretor_id" integer NOT NULL,
	CONSTRAINT "corretores_valores_coluna_valor_corretor_id_pk" PRIMARY KEY("coluna","valor","corretor_id")
);
--> statement-breakpoint
CREATE TABLE "corretores_valores_contas" (
	"coluna" text NOT NULL,
	"valor" text NOT NULL,
	"fatia" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "corretores_valores_contas_coluna_valor_fatia_pk" PRIMARY KEY("coluna","valor","fatia")
);
--> statement-breakpoint
CREATE INDEX "corretores_valores_corretor_id" ON "corretores_valores" USING btree ("corretor_id");
--> statement-breakpoint
COMMENT ON TABLE "corretores_valores" IS 'derivada de corretores';
--> statement-breakpoint
COMMENT ON TABLE "corretores_valores_contas" IS 'derivada de corretores';
--> statement-breakpoint
-- What a corretor of the list has now. A bairro in the bin is none; nobody of the team who made a record is the assistant.
CREATE VIEW "corretores_valores_atuais" AS
	SELECT v.coluna, v.valor, k.id AS corretor_id FROM corretores k CROSS JOIN LATERAL (
		SELECT 'origem' AS coluna, coalesce((
			SELECT CASE WHEN a.user_id IS NULL THEN 'assistente' ELSE 'equipe' END FROM auditoria a
			WHERE a.entidade = 'corretor' AND a.entidade_id = k.id::text AND a.acao IN ('criou', 'importou')
			ORDER BY a.id DESC LIMIT 1), '') AS valor
		UNION ALL
		SELECT DISTINCT l.coluna, l.valor FROM (SELECT true) um
			LEFT JOIN (corretor_bairros p JOIN bairros b ON b.id = p.bairro_id AND b.excluido_em IS NULL
				JOIN zonas z ON z.id = b.zona_id JOIN cidades c ON c.id = z.cidade_id JOIN estados e ON e.id = c.estado_id)
				ON p.corretor_id = k.id
			CROSS JOIN LATERAL (VALUES
				('bairro', coalesce(b.nome || ' · ' || c.nome || '/' || e.sigla, '')), ('cidade', coalesce(c.nome || '/' || e.sigla, '')),
				('ufAtuacao', coalesce(e.sigla, '')), ('cobertura', CASE WHEN p.id IS NULL THEN 'sem' ELSE 'com' END)
			) AS l (coluna, valor)
	) v WHERE k.excluido_em IS NULL AND k.rejeitado_em IS NULL AND NOT k.teste;
--> statement-breakpoint
INSERT INTO "corretores_valores" SELECT coluna, valor, corretor_id FROM corretores_valores_atuais;
--> statement-breakpoint
INSERT INTO "corretores_valores_contas" SELECT coluna, valor, 0, count(*) FROM corretores_valores GROUP BY coluna, valor;
--> statement-breakpoint
ANALYZE "corretores_valores", "corretores_valores_contas";
--> statement-breakpoint
-- Compares what is kept of some with what they have. Names of places change while nobody's places do: whoever renames one
-- waits for those who choose places, and they for it.
CREATE FUNCTION acompanhar_valores(quem integer[], renomeado boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF quem IS NULL THEN RETURN; END IF;
	IF renomeado THEN PERFORM pg_advisory_xact_lock(hashtext('corretores_valores'));
	ELSE PERFORM pg_advisory_xact_lock_shared(hashtext('corretores_valores')); END IF;
	WITH atuais AS MATERIALIZED (
		SELECT coluna, valor, corretor_id FROM corretores_valores_atuais WHERE corretor_id = ANY(quem)
	), velhos AS (
		DELETE FROM corretores_valores v WHERE v.corretor_id = ANY(quem)
			AND (v.coluna, v.valor, v.corretor_id) NOT IN (SELECT coluna, valor, corretor_id FROM atuais)
		RETURNING coluna, valor
	), novos AS (
		INSERT INTO corretores_valores SELECT coluna, valor, corretor_id FROM atuais ORDER BY coluna, valor, corretor_id
		ON CONFLICT DO NOTHING RETURNING coluna, valor
	)
	INSERT INTO corretores_valores_contas
		SELECT coluna, valor, pg_backend_pid() % 16, sum(n) FROM (
			SELECT coluna, valor, 1 AS n FROM novos UNION ALL SELECT coluna, valor, -1 FROM velhos) m
		GROUP BY coluna, valor HAVING sum(n) <> 0 ORDER BY coluna, valor
	ON CONFLICT (coluna, valor, fatia) DO UPDATE SET total = corretores_valores_contas.total + excluded.total;
END
$$;
--> statement-breakpoint
DO $do$
DECLARE
	-- Corretores who enter the list or leave it.
	listado CONSTANT text := 'excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste';
	escrita record;
BEGIN
	FOR escrita IN SELECT * FROM (VALUES
		('corretores', 'INSERT', 'SELECT id FROM novas'),
		('corretores', 'DELETE', 'SELECT id FROM velhas'),
		('corretores', 'UPDATE', format('SELECT id FROM (SELECT id, %1$s FROM novas EXCEPT SELECT id, %1$s FROM velhas) m', listado)),
		('corretor_bairros', 'INSERT', 'SELECT DISTINCT corretor_id FROM novas'),
		('corretor_bairros', 'DELETE', 'SELECT DISTINCT corretor_id FROM velhas'),
		('corretor_bairros', 'UPDATE', 'SELECT corretor_id FROM novas UNION SELECT corretor_id FROM velhas'),
		('auditoria', 'INSERT', $c$SELECT DISTINCT k.id FROM novas a JOIN corretores k ON k.id::text = a.entidade_id
			WHERE a.entidade = 'corretor' AND a.acao IN ('criou', 'importou')$c$),
		('bairros', 'UPDATE', $c$SELECT DISTINCT p.corretor_id FROM corretor_bairros p JOIN (
			SELECT id, nome, zona_id, excluido_em IS NULL FROM novas EXCEPT SELECT id, nome, zona_id, excluido_em IS NULL FROM velhas) m ON m.id = p.bairro_id$c$),
		('zonas', 'UPDATE', $c$SELECT DISTINCT p.corretor_id FROM corretor_bairros p JOIN bairros b ON b.id = p.bairro_id JOIN (
			SELECT id, cidade_id FROM novas EXCEPT SELECT id, cidade_id FROM velhas) m ON m.id = b.zona_id$c$),
		('cidades', 'UPDATE', $c$SELECT DISTINCT p.corretor_id FROM corretor_bairros p JOIN bairros b ON b.id = p.bairro_id
			JOIN zonas z ON z.id = b.zona_id JOIN (
			SELECT id, nome, estado_id FROM novas EXCEPT SELECT id, nome, estado_id FROM velhas) m ON m.id = z.cidade_id$c$),
		('estados', 'UPDATE', $c$SELECT DISTINCT p.corretor_id FROM corretor_bairros p JOIN bairros b ON b.id = p.bairro_id
			JOIN zonas z ON z.id = b.zona_id JOIN cidades c ON c.id = z.cidade_id JOIN (
			SELECT id, sigla FROM novas EXCEPT SELECT id, sigla FROM velhas) m ON m.id = c.estado_id$c$)
	) AS e (tabela, nome, quem) LOOP
		EXECUTE format($f$CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				PERFORM acompanhar_valores((SELECT array_agg(q.id) FROM (%2$s) AS q (id)), %3$L);
				RETURN NULL;
			END $$$f$, 'valores_' || escrita.tabela || '_' || lower(escrita.nome), escrita.quem,
			escrita.tabela IN ('bairros', 'zonas', 'cidades', 'estados'));
		EXECUTE format('CREATE TRIGGER %1$I AFTER %2$s ON %3$I REFERENCING %4$s FOR EACH STATEMENT EXECUTE FUNCTION %1$I()',
			'valores_' || escrita.tabela || '_' || lower(escrita.nome), escrita.nome, escrita.tabela,
			CASE escrita.nome WHEN 'INSERT' THEN 'NEW TABLE AS novas' WHEN 'DELETE' THEN 'OLD TABLE AS velhas'
				ELSE 'NEW TABLE AS novas OLD TABLE AS velhas' END);
	END LOOP;
END
$do$;
--> statement-breakpoint
CREATE FUNCTION esvaziar_valores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM corretores_valores;
	DELETE FROM corretores_valores_contas;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER esvaziar_valores AFTER TRUNCATE ON "corretores" FOR EACH STATEMENT EXECUTE FUNCTION esvaziar_valores();
