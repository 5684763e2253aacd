-- expansão: o que muitos corretores guardam é comparado em uma passada, não linha a linha
-- What `NOT IN` compares is a hash only while it fits in memory: for 540,000 coverages written at once it was one scan of all of
-- them for each row. An anti join has no such edge.
CREATE OR REPLACE FUNCTION acompanhar_valores(quem integer[], renomeado boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF quem IS NULL THEN RETURN; END IF;
	IF renomeado THEN PERFORM pg_advisory_xact_lock(hashtext('corretores_valores'));
	ELSE PERFORM pg_advisory_xact_lock_shared(hashtext('corretores_valores')); END IF;
	WITH atuais AS MATERIALIZED (
		SELECT coluna, valor, corretor_id FROM corretores_valores_atuais WHERE corretor_id = ANY(quem)
	), velhos AS (
		DELETE FROM corretores_valores v WHERE v.corretor_id = ANY(quem) AND NOT EXISTS (
			SELECT FROM atuais a WHERE a.coluna = v.coluna AND a.valor = v.valor AND a.corretor_id = v.corretor_id)
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
