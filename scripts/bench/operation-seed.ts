import type pg from 'pg';
import { seedSites } from './seed-sites.ts';

/** How much of everything a large programme has after some years. */
export const grown = {
  corretores: 200_000,
  empreendimentos: 20_000,
  bairros: 5_000,
  auditoria: 1_000_000,
  visitas: 5_000_000,
  execucoes: 50_000,
  contatos: 100_000,
};

/** Fills an empty, migrated database; the sites of `seedSites` with names as people have them. */
export async function seedGrown(database: pg.Client, many = grown): Promise<void> {
  const ask = (text: string) => database.query(text);
  // Statements of 200,000 corretores are not the product's: what is derived of them is made at once, as by its migration.
  const deriving = [
    ['corretores', 'valores_corretores_insert'],
    ['corretor_bairros', 'valores_corretor_bairros_insert'],
  ];
  for (const [table, trigger] of deriving) await ask(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  await seedSites(database, {
    from: 1,
    to: many.corretores,
    ...many,
    perCorretor: { bairros: 3, ofertas: 1 },
  });
  await ask(
    'INSERT INTO corretores_valores SELECT coluna, valor, corretor_id FROM corretores_valores_atuais',
  );
  await ask(`INSERT INTO corretores_valores_contas
    SELECT coluna, valor, 0, count(*) FROM corretores_valores GROUP BY coluna, valor`);
  for (const [table, trigger] of deriving) await ask(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
  // One in fifty shares a telephone with the one before; one in five hundred waits for the team.
  await ask(`UPDATE corretores SET
      nome = (ARRAY['Ana','José','Conceição','Luís','Márcia','João','Antônia','Érica','Paulo','Sônia'])[1 + id % 10] || ' ' ||
        (ARRAY['Souza','Gonçalves','Araújo','Muñoz','Pereira','Magalhães','Dias'])[1 + id % 7] || ' ' || id,
      whatsapp = CASE WHEN id % 50 = 0 THEN '4799' || lpad((id - 1)::text, 7, '0') ELSE whatsapp END,
      criado_em = now() - (id % 1000) * interval '1 day', aprovado = id % 500 <> 0, ativo = id % 20 <> 0`);
  await ask(`UPDATE corretores SET whatsapp_normal = '55' || whatsapp`);
  await ask(`UPDATE empreendimentos SET criado_em = now() - (id % 1000) * interval '1 day', data_tabela = '2025-01'
    WHERE id % 10 = 0`);
  await ask(`INSERT INTO auditoria (quando, user_id, acao, entidade, entidade_id, nome, dados)
    SELECT now() - (${many.auditoria} - n) * interval '30 seconds', (SELECT min(id) FROM users),
      (ARRAY['alterou','criou','publicou','excluiu'])[1 + n % 4],
      (ARRAY['corretor','empreendimento','hotsite','bairro','sessao'])[1 + n % 5], (1 + n % ${many.empreendimentos})::text,
      CASE WHEN n % 5 = 0 THEN NULL ELSE 'Residencial ' || n % ${many.empreendimentos} END,
      '{"antes":{"ativo":true},"depois":{"ativo":false}}'
    FROM generate_series(1, ${many.auditoria}) n`);
  await ask(`INSERT INTO visitas (dia, tipo, corretor_id, hotsite_id, total)
    SELECT current_date - (n % 365)::int, CASE WHEN n % 7 = 0 THEN 'whatsapp' ELSE 'pagina' END,
      1 + (n / 365)::int % ${many.corretores}, (n % 3)::int * ((n / 365)::int % ${many.empreendimentos}), 1 + (n % 9)::int
    FROM generate_series(1::bigint, ${many.visitas}) n ON CONFLICT DO NOTHING`);
  // One in five hundred waits for an answer; most took less than an hour, and one in ten asked a model.
  await ask(`INSERT INTO workflow_runs (id, kind, folder_key, state, input, result, engine, user_id, criado_em, terminado_em)
    SELECT 'bench-' || n, 'super-ai', 'pasta-' || CASE WHEN n % 500 = 0 THEN -n ELSE n % ${many.empreendimentos} END,
      CASE WHEN n % 500 = 0 THEN 'waiting' WHEN n % 10 = 1 THEN 'failed' ELSE 'completed' END,
      jsonb_build_object('driveUrl', 'file:///pasta-' || n),
      CASE WHEN n % 500 = 0 OR n % 10 = 1 THEN NULL
        ELSE jsonb_build_object('empreendimentoId', (SELECT min(id) FROM empreendimentos) + n % ${many.empreendimentos}) END,
      CASE WHEN n % 10 = 2 THEN 'Modelo (modelo-a)' ELSE 'Motor local' END,
      CASE WHEN n % 4 = 0 THEN NULL ELSE (SELECT min(id) FROM users) END, comeco,
      CASE WHEN n % 500 = 0 THEN NULL ELSE comeco + n * 7919 % 3000 * interval '1 second' END
    FROM generate_series(1, ${many.execucoes}) n, LATERAL (SELECT now() - n * interval '10 minutes' AS comeco) c`);
  await ask(`INSERT INTO uso_modelos (run_id, tarefa, provedor, modelo, tokens_entrada, tokens_saida, duracao_ms, resultado, criado_em)
    SELECT id, 'extract', 'openai', 'modelo-a', 1000 + numero % 977, 100, 900, 'ok', criado_em FROM workflow_runs
    WHERE engine LIKE 'Modelo%'`);
  await ask(`INSERT INTO contatos (empreendimento_id, empreendimento, corretor_id, nome, telefone, telefone_normal,
      mensagem, estado, consentimento, envio, recebido_em)
    SELECT e.id, e.nome, c.id, 'Visitante ' || n, '(47) 9' || n, '55479' || lpad(n::text, 8, '0'), 'Quero conhecer.',
      CASE WHEN n % 100 = 0 THEN 'novo' ELSE 'atendido' END, 'v1', md5(n::text), now() - n * interval '5 minutes'
    FROM generate_series(1, ${many.contatos}) n
      JOIN empreendimentos e ON e.id = (SELECT min(id) FROM empreendimentos) + n % ${many.empreendimentos}
      JOIN corretores c ON c.id = (SELECT min(id) FROM corretores) + n % ${many.corretores}`);
  // All rows were written more than once, as in no programme.
  await ask('VACUUM FULL corretores');
  await ask('VACUUM ANALYZE');
}
