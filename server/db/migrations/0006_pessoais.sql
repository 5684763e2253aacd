ALTER TABLE "auditoria" ADD COLUMN "pessoais" jsonb;--> statement-breakpoint
ALTER TABLE "auditoria" DISABLE TRIGGER auditoria_append_only;--> statement-breakpoint
UPDATE "auditoria" SET "pessoais" = "valores"."todos" FROM (
	SELECT "auditoria_id", jsonb_object_agg("campo", jsonb_build_object('antes', "antes", 'depois', "depois")) AS "todos"
	FROM "auditoria_pessoais" GROUP BY "auditoria_id"
) AS "valores" WHERE "auditoria"."id" = "valores"."auditoria_id";--> statement-breakpoint
ALTER TABLE "auditoria" ENABLE TRIGGER auditoria_append_only;--> statement-breakpoint
DROP TABLE "auditoria_pessoais" CASCADE;--> statement-breakpoint
-- What was recorded stays; of a row that is there only the personal values may go.
CREATE OR REPLACE FUNCTION auditoria_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.pessoais IS NULL AND to_jsonb(NEW) - 'pessoais' = to_jsonb(OLD) - 'pessoais' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'auditoria is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
