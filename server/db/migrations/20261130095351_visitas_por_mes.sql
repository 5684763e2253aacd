-- expansão: as visitas de cada mês por hotsite e por corretor, somadas por gatilhos, para ler os mais vistos sem ler os outros
CREATE TABLE "visitas_meses" (
	"mes" date NOT NULL,
	"de" text NOT NULL,
	"registro_id" integer NOT NULL,
	"paginas" bigint DEFAULT 0 NOT NULL,
	"contatos" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "visitas_meses_mes_de_registro_id_pk" PRIMARY KEY("mes","de","registro_id")
);
--> statement-breakpoint
CREATE INDEX "visitas_meses_ordem" ON "visitas_meses" USING btree ("mes","de","paginas" DESC NULLS LAST,"contatos" DESC NULLS LAST,"registro_id");
--> statement-breakpoint
INSERT INTO visitas_meses SELECT date_trunc('month', dia)::date, de, registro_id,
	coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0), coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)
FROM (SELECT dia, tipo, 'hotsite' AS de, hotsite_id AS registro_id, total AS total FROM visitas UNION ALL SELECT dia, tipo, 'corretor', corretor_id, total FROM visitas) d GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
--> statement-breakpoint
-- Filled by triggers, whoever writes: it is in no backup, since its source is.
COMMENT ON TABLE "visitas_meses" IS 'derivada de visitas';
--> statement-breakpoint
CREATE FUNCTION somar_visitas_do_mes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One writer after the other: two that add to the same months in parts would wait for each other.
	PERFORM pg_advisory_xact_lock(hashtext('visitas_meses'));
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM visitas_meses;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO visitas_meses SELECT date_trunc('month', dia)::date, de, registro_id,
			coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0), coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)
		FROM (SELECT dia, tipo, 'hotsite' AS de, hotsite_id AS registro_id, total AS total FROM novas UNION ALL SELECT dia, tipo, 'corretor', corretor_id, total FROM novas) d GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT (mes, de, registro_id) DO UPDATE SET
			paginas = visitas_meses.paginas + excluded.paginas, contatos = visitas_meses.contatos + excluded.contatos;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO visitas_meses SELECT date_trunc('month', dia)::date, de, registro_id,
			coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0), coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)
		FROM (SELECT dia, tipo, 'hotsite' AS de, hotsite_id AS registro_id, total AS total FROM novas UNION ALL SELECT dia, tipo, 'corretor', corretor_id, total FROM novas UNION ALL SELECT dia, tipo, 'hotsite' AS de, hotsite_id AS registro_id, -total AS total FROM velhas UNION ALL SELECT dia, tipo, 'corretor', corretor_id, -total FROM velhas) d GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT (mes, de, registro_id) DO UPDATE SET
			paginas = visitas_meses.paginas + excluded.paginas, contatos = visitas_meses.contatos + excluded.contatos;
	ELSE
		INSERT INTO visitas_meses SELECT date_trunc('month', dia)::date, de, registro_id,
			coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0), coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)
		FROM (SELECT dia, tipo, 'hotsite' AS de, hotsite_id AS registro_id, -total AS total FROM velhas UNION ALL SELECT dia, tipo, 'corretor', corretor_id, -total FROM velhas) d GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT (mes, de, registro_id) DO UPDATE SET
			paginas = visitas_meses.paginas + excluded.paginas, contatos = visitas_meses.contatos + excluded.contatos;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Named to come before those of the days, which hold their rows until the end.
CREATE TRIGGER meses_de_visitas_novas AFTER INSERT ON "visitas" REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas_do_mes();
--> statement-breakpoint
CREATE TRIGGER meses_de_visitas_alteradas AFTER UPDATE ON "visitas" REFERENCING NEW TABLE AS novas OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas_do_mes();
--> statement-breakpoint
CREATE TRIGGER meses_de_visitas_apagadas AFTER DELETE ON "visitas" REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas_do_mes();
--> statement-breakpoint
CREATE TRIGGER meses_de_visitas_todas AFTER TRUNCATE ON "visitas" FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas_do_mes();
