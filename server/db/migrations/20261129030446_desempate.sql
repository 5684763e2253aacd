-- expansão: índices da ordem com desempate; quem não os conhece não os usa
-- Many have the same name: the newest of them come first both ways, as of every value that people share.
DO $do$
DECLARE
	lista CONSTANT text := 'WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste';
	ordem text;
BEGIN
	FOREACH ordem IN ARRAY ARRAY['nome', 'nome_guerra'] LOOP
		EXECUTE format('DROP INDEX %I', 'corretores_ordem_' || ordem);
		EXECUTE format('CREATE INDEX %I ON corretores (%I, criado_em DESC, id DESC) %s', 'corretores_ordem_' || ordem, ordem || '_ordem', lista);
		EXECUTE format('CREATE INDEX %I ON corretores (%I DESC NULLS LAST, criado_em DESC, id DESC) %s', 'corretores_ordem_' || ordem || '_desc', ordem || '_ordem', lista);
	END LOOP;
END
$do$;
