-- expansão: o que se segue a uma linha do registro é procurado só quando há quem o espere, e em um gatilho em vez de dois
-- Nearly every write makes one row of the log: to join it with nobody's webhooks and with no corretor took longer than to store it.
CREATE FUNCTION auditoria_seguida() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM webhooks WHERE ativo) THEN
		INSERT INTO webhook_entregas (webhook_id, entidade, acao, entidade_id, quando)
		SELECT w.id, n.entidade, n.acao, n.entidade_id, n.quando
		FROM webhooks w JOIN novas n ON n.entidade = ANY(w.entidades)
		WHERE w.ativo AND n.quando > now() - interval '1 day'
		ORDER BY n.id;
	END IF;
	IF EXISTS (SELECT FROM novas WHERE entidade = 'corretor' AND acao IN ('criou', 'importou')) THEN
		PERFORM acompanhar_valores((SELECT array_agg(DISTINCT entidade_id::int) FROM novas
			WHERE entidade = 'corretor' AND acao IN ('criou', 'importou')), false);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER webhooks_anotar ON "auditoria";
--> statement-breakpoint
DROP TRIGGER valores_auditoria_insert ON "auditoria";
--> statement-breakpoint
DROP FUNCTION webhooks_anotar(), valores_auditoria_insert();
--> statement-breakpoint
CREATE TRIGGER auditoria_seguida AFTER INSERT ON "auditoria" REFERENCING NEW TABLE AS novas
	FOR EACH STATEMENT EXECUTE FUNCTION auditoria_seguida();
