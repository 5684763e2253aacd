-- expansão: o que muitos corretores guardam é comparado de quinhentos em quinhentos
-- What `NOT IN` compares is a hash only while it fits in memory: for 540,000 coverages written at once it was one scan of all of
-- them for each row. A table that was never analysed the planner cannot judge: of few at a time no plan is bad.
CREATE OR REPLACE FUNCTION acompanhar_valores(quem integer[], renomeado boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	todos CONSTANT integer[] := (SELECT array_agg(q ORDER BY q) FROM unnest(quem) q);
	alguns integer[];
	mudado record;
	colunas text[] := '{}';
	valores text[] := '{}';
	somas integer[] := '{}';
BEGIN
	IF todos IS NULL THEN RETURN; END IF;
	IF renomeado THEN PERFORM pg_advisory_xact_lock(hashtext('corretores_valores'));
	ELSE PERFORM pg_advisory_xact_lock_shared(hashtext('corretores_valores')); END IF;
	FOR primeiro IN 1..cardinality(todos) BY 500 LOOP
		alguns := todos[primeiro:primeiro + 499];
		WITH atuais AS MATERIALIZED (
			SELECT coluna, valor, corretor_id FROM corretores_valores_atuais WHERE corretor_id = ANY(alguns)
		), velhos AS (
			DELETE FROM corretores_valores v WHERE v.corretor_id = ANY(alguns)
				AND (v.coluna, v.valor, v.corretor_id) NOT IN (SELECT coluna, valor, corretor_id FROM atuais)
			RETURNING coluna, valor
		), novos AS (
			INSERT INTO corretores_valores SELECT coluna, valor, corretor_id FROM atuais ORDER BY coluna, valor, corretor_id
			ON CONFLICT DO NOTHING RETURNING coluna, valor
		)
		SELECT array_agg(m.coluna) AS colunas, array_agg(m.valor) AS valores, array_agg(m.n) AS somas INTO mudado
			FROM (SELECT coluna, valor, sum(n)::int AS n FROM (
				SELECT coluna, valor, 1 AS n FROM novos UNION ALL SELECT coluna, valor, -1 FROM velhos) t GROUP BY coluna, valor) m;
		colunas := colunas || mudado.colunas;
		valores := valores || mudado.valores;
		somas := somas || mudado.somas;
	END LOOP;
	INSERT INTO corretores_valores_contas
		SELECT coluna, valor, pg_backend_pid() % 16, sum(n) FROM unnest(colunas, valores, somas) AS m (coluna, valor, n)
		GROUP BY coluna, valor HAVING sum(n) <> 0 ORDER BY coluna, valor
	ON CONFLICT (coluna, valor, fatia) DO UPDATE SET total = corretores_valores_contas.total + excluded.total;
END
$$;
