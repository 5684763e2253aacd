-- expansão: prazos de guarda; fontes conhecidas e auditoria antiga
CREATE TABLE "fontes_guardadas" (
	"chave" text PRIMARY KEY NOT NULL,
	"usada_em" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
INSERT INTO "fontes_guardadas" ("chave", "usada_em")
	SELECT "result"->>'key', max("terminado_em") FROM "workflow_items"
	WHERE "substep" = 'download-pdfs' AND "result"->>'key' LIKE 'origem/%' GROUP BY 1;--> statement-breakpoint
-- What was recorded stays; of a row that is there only the personal values may go. Only what deletes by
-- terms takes whole rows, and none of the last eleven months: the shortest term is a year.
CREATE OR REPLACE FUNCTION auditoria_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.pessoais IS NULL AND to_jsonb(NEW) - 'pessoais' = to_jsonb(OLD) - 'pessoais' THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND current_setting('portal.retencao', true) = 'sim'
		AND OLD.quando < now() - interval '11 months' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'auditoria is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- The mark is set inside, not by a SET of the function: that one only a superuser of the server may declare.
CREATE FUNCTION auditoria_fora_do_prazo(ids integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	total integer;
BEGIN
	PERFORM set_config('portal.retencao', 'sim', true);
	DELETE FROM auditoria WHERE id = ANY(ids);
	GET DIAGNOSTICS total = ROW_COUNT;
	PERFORM set_config('portal.retencao', '', true);
	RETURN total;
END
$$;
