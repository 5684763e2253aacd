-- Names are sorted and searched without accents: lower(unaccent(nome)).
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- What was recorded stays: the audit trail takes new rows and nothing else.
CREATE FUNCTION auditoria_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'auditoria is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER auditoria_append_only BEFORE UPDATE OR DELETE ON "auditoria"
	FOR EACH ROW EXECUTE FUNCTION auditoria_append_only();
