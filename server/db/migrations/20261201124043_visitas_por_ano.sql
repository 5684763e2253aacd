-- expansão: as visitas de cada ano e de todo o tempo por hotsite e por corretor, ao lado das de cada mês, para ler os mais vistos de um período longo sem ler os outros; índices que as chamadas de um programa grande leem sem os registros
DROP INDEX "corretores_valores_corretor_id";--> statement-breakpoint
CREATE INDEX "corretores_valores_de_quem" ON "corretores_valores" USING btree ("corretor_id","coluna","valor");
--> statement-breakpoint
-- Whoever writes visits waits until the function below counts them by year, too.
LOCK TABLE "visitas" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO visitas_meses SELECT date_trunc('year', mes)::date, de || '-ano', registro_id, sum(paginas), sum(contatos)
FROM visitas_meses GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO visitas_meses SELECT '2000-01-01', replace(de, '-ano', '-total'), registro_id, sum(paginas), sum(contatos)
FROM visitas_meses WHERE de LIKE '%-ano' GROUP BY 2, 3 ORDER BY 2, 3;
--> statement-breakpoint
DO $do$
DECLARE
	-- By month of what is changed; the months of it by year and of all time.
	somar CONSTANT text := $c$
		WITH por_mes AS (
			SELECT date_trunc('month', dia)::date AS mes, de, registro_id, coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0) AS paginas,
				coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0) AS contatos
			FROM (%s) m CROSS JOIN LATERAL (VALUES ('hotsite', hotsite_id), ('corretor', corretor_id)) AS d (de, registro_id)
			GROUP BY 1, 2, 3)
		INSERT INTO visitas_meses
			SELECT * FROM (
				SELECT * FROM por_mes
				UNION ALL SELECT date_trunc('year', mes)::date, de || '-ano', registro_id, sum(paginas), sum(contatos) FROM por_mes GROUP BY 1, 2, 3
				UNION ALL SELECT date '2000-01-01', de || '-total', registro_id, sum(paginas), sum(contatos) FROM por_mes GROUP BY 2, 3
			) todas ORDER BY 1, 2, 3
		ON CONFLICT (mes, de, registro_id) DO UPDATE SET
			paginas = visitas_meses.paginas + excluded.paginas, contatos = visitas_meses.contatos + excluded.contatos$c$;
	novas CONSTANT text := 'SELECT dia, tipo, hotsite_id, corretor_id, total FROM novas';
	velhas CONSTANT text := 'SELECT dia, tipo, hotsite_id, corretor_id, -total FROM velhas';
BEGIN
	EXECUTE format($f$CREATE OR REPLACE FUNCTION somar_visitas_do_mes() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN
			-- One writer after the other: two that add to the same months in parts would wait for each other.
			PERFORM pg_advisory_xact_lock(hashtext('visitas_meses'));
			IF TG_OP = 'TRUNCATE' THEN
				DELETE FROM visitas_meses;
			ELSIF TG_OP = 'INSERT' THEN %s;
			ELSIF TG_OP = 'UPDATE' THEN %s;
			ELSE %s;
			END IF;
			RETURN NULL;
		END $$$f$, format(somar, novas), format(somar, novas || ' UNION ALL ' || velhas), format(somar, replace(velhas, '-total', '-total AS total')));
END
$do$;
--> statement-breakpoint
-- What the calls of a large programme read without the records themselves: who registered in a week, and what somebody has.
CREATE INDEX "corretores_cadastrados" ON "corretores" USING btree ("criado_em") WHERE excluido_em IS NULL AND NOT teste;
