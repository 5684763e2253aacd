-- expansão: contas do que espera em cada empreendimento; nenhum programa anterior as usa
CREATE TABLE "empreendimento_pendencias" (
	"empreendimento_id" integer PRIMARY KEY NOT NULL,
	"campos_a_revisar" integer NOT NULL,
	"fatos_atras" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empreendimentos_a_contar" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"empreendimento_id" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "empreendimento_pendencias_a_revisar" ON "empreendimento_pendencias" USING btree ("empreendimento_id") WHERE campos_a_revisar > 0;--> statement-breakpoint
CREATE INDEX "empreendimento_pendencias_atras" ON "empreendimento_pendencias" USING btree ("empreendimento_id") WHERE fatos_atras > 0;--> statement-breakpoint
CREATE INDEX "empreendimentos_a_contar_empreendimento" ON "empreendimentos_a_contar" USING btree ("empreendimento_id","id");--> statement-breakpoint
-- Marks every empreendimento that a statement concerns: its query comes with the trigger, over the rows `linhas`.
CREATE FUNCTION empreendimentos_a_contar_marcar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE 'INSERT INTO empreendimentos_a_contar (empreendimento_id) ' || TG_ARGV[0];
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- All that the counts are made of, so that no program can write it and leave them as they were.
DO $do$
DECLARE
	fonte record;
BEGIN
	-- Its own record and what hangs on it; moved to another one, both are concerned.
	FOR fonte IN SELECT * FROM (VALUES
		('empreendimentos', 'SELECT DISTINCT id FROM linhas'),
		('leitura_decisoes', 'SELECT DISTINCT empreendimento_id FROM linhas'),
		('hotsites', 'SELECT DISTINCT empreendimento_id FROM linhas'),
		('tabelas_de_unidades', 'SELECT DISTINCT empreendimento_id FROM linhas'),
		('unidades', 'SELECT DISTINCT t.empreendimento_id FROM linhas JOIN tabelas_de_unidades t ON t.id = linhas.tabela_id'),
		('hotsite_versoes', 'SELECT h.empreendimento_id FROM hotsites h WHERE h.versao_publica_id IN (SELECT id FROM linhas)')
	) AS f (tabela, consulta) LOOP
		EXECUTE format('CREATE TRIGGER a_contar_novas AFTER INSERT ON %I REFERENCING NEW TABLE AS linhas
			FOR EACH STATEMENT EXECUTE FUNCTION empreendimentos_a_contar_marcar(%L)', fonte.tabela, fonte.consulta);
		EXECUTE format('CREATE TRIGGER a_contar_mudadas AFTER UPDATE ON %I REFERENCING NEW TABLE AS linhas OLD TABLE AS antes
			FOR EACH STATEMENT EXECUTE FUNCTION empreendimentos_a_contar_marcar(%L)', fonte.tabela,
			fonte.consulta || ' UNION ' || replace(fonte.consulta, 'linhas', 'antes'));
		EXECUTE format('CREATE TRIGGER a_contar_tiradas AFTER DELETE ON %I REFERENCING OLD TABLE AS linhas
			FOR EACH STATEMENT EXECUTE FUNCTION empreendimentos_a_contar_marcar(%L)', fonte.tabela, fonte.consulta);
	END LOOP;
	-- Names that pages state of other records.
	FOR fonte IN SELECT * FROM (VALUES
		('incorporadoras', 'nome, cnpj', 'e.incorporadora_id'),
		('bairros', 'nome, zona_id', 'e.bairro_id'),
		('zonas', 'cidade_id', 'b.zona_id'),
		('cidades', 'nome, estado_id', 'z.cidade_id'),
		('estados', 'nome, sigla', 'c.estado_id')
	) AS f (tabela, colunas, chave) LOOP
		EXECUTE format('CREATE TRIGGER a_contar_mudadas AFTER UPDATE ON %I REFERENCING NEW TABLE AS linhas OLD TABLE AS antes
			FOR EACH STATEMENT EXECUTE FUNCTION empreendimentos_a_contar_marcar(%L)', fonte.tabela, format(
			'SELECT e.id FROM empreendimentos e JOIN bairros b ON b.id = e.bairro_id JOIN zonas z ON z.id = b.zona_id
				JOIN cidades c ON c.id = z.cidade_id
			WHERE %s IN (SELECT id FROM (SELECT id, %s FROM linhas EXCEPT SELECT id, %s FROM antes) AS outras)',
			fonte.chave, fonte.colunas, fonte.colunas));
	END LOOP;
END
$do$;
--> statement-breakpoint
-- After the triggers: what others write meanwhile is marked by them.
INSERT INTO empreendimentos_a_contar (empreendimento_id) SELECT id FROM empreendimentos;
