-- expansão: avisos entre processos e a vez de cada administrador; um programa anterior grava sem saber deles
ALTER TABLE "workflow_runs" ADD COLUMN "tomada_em" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "workflow_runs_vez" ON "workflow_runs" USING btree ("kind","user_id","tomada_em");--> statement-breakpoint
-- Signals (server/db/signals.ts), told by whoever writes and only if it is committed. Not of every record: commits that
-- notify wait for one another.
CREATE FUNCTION workflow_runs_avisar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	nova boolean := TG_OP = 'INSERT';
BEGIN
	-- It may be taken. A lease that runs out is nobody's write: who waits knows when.
	IF NEW.state = 'running' AND NEW.lease_until IS NULL
		AND (nova OR OLD.state <> 'running' OR OLD.lease_until IS NOT NULL) THEN
		PERFORM pg_notify('portal', 'runs:' || NEW.kind);
	END IF;
	-- Come, taken, given back or over: the others' places change.
	IF nova OR NEW.state <> OLD.state OR NEW.lease_owner IS DISTINCT FROM OLD.lease_owner THEN
		PERFORM pg_notify('portal', 'queue:' || NEW.kind);
	END IF;
	IF nova THEN
		RETURN NULL;
	END IF;
	-- Whatever its followers see; a renewed lease is nothing to them.
	IF (NEW.state, NEW.last_event, NEW.lease_owner) IS DISTINCT FROM (OLD.state, OLD.last_event, OLD.lease_owner)
		OR NEW.atualizado_em <> OLD.atualizado_em THEN
		PERFORM pg_notify('portal', 'run:' || NEW.id);
	END IF;
	IF NEW.state = 'interrupted' AND OLD.state <> 'interrupted' THEN
		PERFORM pg_notify('portal', 'stopped:' || NEW.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION lisa_contatos_avisar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('portal', 'inbox:' || NEW.canal);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The signal comes with the trigger.
CREATE FUNCTION portal_avisar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('portal', TG_ARGV[0]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER avisar AFTER INSERT OR UPDATE ON workflow_runs FOR EACH ROW EXECUTE FUNCTION workflow_runs_avisar();--> statement-breakpoint
CREATE TRIGGER avisar AFTER INSERT ON workflow_sessions FOR EACH STATEMENT EXECUTE FUNCTION portal_avisar('sessions');--> statement-breakpoint
CREATE TRIGGER avisar_novo AFTER INSERT ON lisa_contatos FOR EACH ROW
	WHEN (NEW.pendente_em IS NOT NULL) EXECUTE FUNCTION lisa_contatos_avisar();--> statement-breakpoint
-- Who holds one looks again when it is given back.
CREATE TRIGGER avisar_mudado AFTER UPDATE OF pendente_em, reservado_ate ON lisa_contatos FOR EACH ROW
	WHEN (NEW.pendente_em IS NOT NULL AND NEW.reservado_ate IS NULL
		AND (OLD.pendente_em IS DISTINCT FROM NEW.pendente_em OR OLD.reservado_ate IS NOT NULL))
	EXECUTE FUNCTION lisa_contatos_avisar();--> statement-breakpoint
CREATE TRIGGER avisar_novo AFTER INSERT ON emails FOR EACH STATEMENT EXECUTE FUNCTION portal_avisar('emails');--> statement-breakpoint
CREATE TRIGGER avisar_mudado AFTER UPDATE ON emails FOR EACH ROW
	WHEN (NEW.estado = 'pendente' AND NEW.arrendada_ate IS NULL) EXECUTE FUNCTION portal_avisar('emails');--> statement-breakpoint
CREATE TRIGGER avisar_novo AFTER INSERT ON webhook_entregas FOR EACH STATEMENT EXECUTE FUNCTION portal_avisar('webhooks');--> statement-breakpoint
-- One that is over makes room for the next to its address.
CREATE TRIGGER avisar_mudado AFTER UPDATE ON webhook_entregas FOR EACH ROW
	WHEN (NEW.arrendada_ate IS NULL AND (NEW.estado = 'pendente' OR OLD.arrendada_ate IS NOT NULL))
	EXECUTE FUNCTION portal_avisar('webhooks');--> statement-breakpoint
CREATE TRIGGER avisar_ligado AFTER UPDATE OF ativo ON webhooks FOR EACH ROW
	WHEN (NEW.ativo AND NOT OLD.ativo) EXECUTE FUNCTION portal_avisar('webhooks');
