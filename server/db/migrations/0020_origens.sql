ALTER TABLE "empreendimentos" ADD COLUMN "origens" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- Records that were there before: a value the documents say is of a document, any other was typed by a
-- person, except the status every record begins with and a text an engine wrote.
UPDATE "empreendimentos" e SET "origens" = coalesce((
  SELECT jsonb_object_agg(v.campo, v.origem) FROM (
    SELECT campo, CASE
      WHEN jsonb_typeof(e."metadados" -> 'fatos' -> campo) = 'array'
        AND e."metadados" -> 'fatos' -> campo <> '[]'::jsonb THEN 'documento'
      WHEN e."metadados" -> 'fatos' -> campo ->> 'value' = valor THEN 'documento'
      WHEN campo IN ('precoInicial', 'areaMin', 'areaMax') THEN CASE
        WHEN CASE WHEN e."metadados" -> 'fatos' -> campo ->> 'value' ~ '^\d+(\.\d+)?$'
          THEN (e."metadados" -> 'fatos' -> campo ->> 'value')::numeric = valor::numeric END THEN 'documento'
        ELSE 'pessoa' END
      WHEN campo = 'descricao' AND EXISTS (
        SELECT 1 FROM "auditoria" a WHERE a."entidade" = 'empreendimento' AND a."entidade_id" = e."id"::text
          AND a."acao" = 'descreveu' AND a."dados" -> 'depois' ->> 'descricao' = valor) THEN 'motor'
      ELSE 'pessoa' END AS origem
    FROM (VALUES
      ('descricao', e."descricao"), ('endereco', e."endereco"), ('precoInicial', e."preco_inicial"::text),
      ('dataTabela', e."data_tabela"), ('dormitoriosMin', e."dormitorios_min"::text),
      ('dormitoriosMax', e."dormitorios_max"::text), ('suitesMin', e."suites_min"::text),
      ('suitesMax', e."suites_max"::text), ('areaMin', e."area_min"::text), ('areaMax', e."area_max"::text),
      ('vagasMin', e."vagas_min"::text), ('vagasMax', e."vagas_max"::text), ('status', e."status"),
      ('dataEntrega', e."data_entrega"), ('registroIncorporacao', e."registro_incorporacao"),
      ('cartorio', e."cartorio"), ('amenidades', nullif(e."amenidades"::text, '[]')),
      ('tipologias', nullif(e."tipologias"::text, '[]'))
    ) AS valores (campo, valor)
    WHERE valor IS NOT NULL AND valor <> '' AND valor <> 'Descrição em geração pela IA...'
      AND (campo <> 'status' OR valor <> 'em_lancamento'
        OR e."metadados" -> 'fatos' -> 'status' ->> 'value' = valor
        OR EXISTS (SELECT 1 FROM "leitura_decisoes" d WHERE d."empreendimento_id" = e."id" AND d."campo" = 'status')
        OR EXISTS (
          SELECT 1 FROM "auditoria" a WHERE a."entidade" = 'empreendimento' AND a."entidade_id" = e."id"::text
            AND a."acao" = 'alterou' AND a."dados" -> 'depois' ->> 'status' = valor))
  ) v
), '{}'::jsonb);
