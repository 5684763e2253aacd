import { sql } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import { diasAntesDeVencer } from '#contract/cadastros/vigencia.ts';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import { type Pendencia, type PendenciaTipo, pendenciaTipos } from '#contract/painel/painel.ts';
import { semRespostaMs } from '#contract/publico/contatos.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { countFindings, findingsOfVersion } from '#server/db/finding-counts.ts';
import { waitsForTeam } from '#server/lisa/conversa/service.ts';

/** How many pending records are named. */
const named = 3;
/** Older failed runs are no longer listed. */
const failedForDays = 14;

/**
 * Pending work, oldest of each kind first, registrations as Aprovações has them, the newest: people who wait (conversations, questions, welcomes, contacts,
 * change requests), runs with a question or failed last, readings to review, public pages with old facts or findings,
 * tables that lapsed or will within a week, used properties without the
 * owner's authorisation, folders that changed or are out of reach. Readings and pages are told by
 * their stored counts: what is settled costs nothing here. What this account has put off is only counted.
 */
export async function readPendencias(
  db: Db,
  now: Date,
  userId: number,
): Promise<{ pendencias: Pendencia[]; adiadas: number }> {
  // Days are compared as text, since a stored one need not be valid. A month starts on its first day.
  const today = dayInBrazil(now);
  const days = await readDiasDeVigencia(db);
  const validFrom = dayBefore(today, days);
  const lapsingFrom = dayBefore(today, days - diasAntesDeVencer);
  const { rows } = await db.execute<{
    tipo: PendenciaTipo;
    id: string;
    nome: string;
    total: number;
    fora: boolean;
  }>(sql`
    WITH paradas AS (
      SELECT id, numero, state, input, criado_em, folder_key FROM workflow_runs WHERE state = 'waiting'
      UNION ALL
      SELECT id, numero, state, input, criado_em, folder_key FROM workflow_runs WHERE state = 'failed'
        AND coalesce(terminado_em, criado_em) > ${now.toISOString()}::timestamptz - ${failedForDays} * interval '1 day'),
    ultimas AS (
      SELECT * FROM paradas WHERE NOT EXISTS (SELECT FROM workflow_runs depois
        WHERE depois.folder_key = paradas.folder_key AND depois.criado_em > paradas.criado_em)),
    esperando (tipo, id, nome, grave, desde) AS (
      SELECT 'aprovacoes', id::text, nome_guerra, true, criado_em FROM corretores
      WHERE ${waitsForTeam.registration}
      UNION ALL
      SELECT 'conversas-com-pedido', id::text, coalesce(nome_guerra, nome, (SELECT c.nome_perfil FROM lisa_contatos c
        WHERE c.pessoa = whatsapp AND c.nome_perfil IS NOT NULL ORDER BY c.ultima_recebida_em DESC NULLS LAST LIMIT 1),
        CASE WHEN whatsapp ~ '^[0-9]+$' THEN '+' || whatsapp ELSE 'Sem número' END), true, ultima_mensagem_em
      FROM onboarding_sessions
      WHERE ${waitsForTeam.conversation}
      UNION ALL
      SELECT 'perguntas', id || ':' || left(md5(p.asked), 12), p.asked, true, ultima_mensagem_em
      FROM onboarding_sessions CROSS JOIN LATERAL jsonb_array_elements_text(memoria->'perguntas') AS p (asked)
      WHERE ${waitsForTeam.answer}
      UNION ALL
      SELECT 'nao-entregues', id::text, nome_guerra, true, criado_em FROM corretores
      WHERE ${waitsForTeam.delivery}
      UNION ALL
      SELECT CASE WHEN n.em IS NULL OR n.falhou THEN 'contatos' ELSE 'contatos-sem-resposta' END,
        c.id::text, c.nome, true, c.recebido_em
      FROM contatos c LEFT JOIN LATERAL (
        SELECT a.em, a.enviada_id IS NULL OR e.estado IN ('failed', 'doubt', 'cancelled') AS falhou
        FROM corretor_novidades a LEFT JOIN lisa_enviadas e ON e.id = a.enviada_id
        WHERE a.chave = 'contato:' || c.id AND a.corretor_id = c.corretor_id) AS n ON true
      WHERE c.estado = 'novo' AND (n.em IS NULL OR n.falhou
        OR n.em < ${now.toISOString()}::timestamptz - ${semRespostaMs} * interval '1 millisecond')
      UNION ALL
      SELECT 'pedidos', p.id::text, c.nome_guerra, true, p.feito_em
      FROM corretor_pedidos p JOIN corretores c ON c.id = p.corretor_id
      WHERE p.estado = 'aberto' AND c.excluido_em IS NULL
      UNION ALL
      SELECT CASE state WHEN 'waiting' THEN 'execucoes-aguardando' ELSE 'execucoes-com-falha' END,
        CASE state WHEN 'waiting'
          THEN coalesce((SELECT session_id FROM workflow_sessions s WHERE s.run_id = ultimas.id LIMIT 1), id)
          ELSE numero::text END,
        coalesce(input->>'driveUrl', (SELECT h.nome FROM hotsites h
          WHERE h.id = CASE WHEN input->>'hotsiteId' ~ '^[0-9]{1,9}$' THEN (input->>'hotsiteId')::int END), id),
        true, criado_em
      FROM ultimas
      UNION ALL
      SELECT 'revisoes', e.id::text, e.nome, true, e.criado_em
      FROM empreendimento_pendencias p JOIN empreendimentos e ON e.id = p.empreendimento_id
      WHERE p.campos_a_revisar > 0 AND e.ativo AND e.excluido_em IS NULL
      UNION ALL
      SELECT 'paginas-atras', h.id::text, h.nome, true, v.criado_em
      FROM empreendimento_pendencias p JOIN empreendimentos e ON e.id = p.empreendimento_id
        JOIN hotsites h ON h.empreendimento_id = e.id JOIN hotsite_versoes v ON v.id = h.versao_publica_id
      WHERE p.fatos_atras > 0 AND h.ativo AND h.excluido_em IS NULL AND e.ativo AND e.excluido_em IS NULL
      UNION ALL
      SELECT 'paginas-com-achados', h.id::text, h.nome,
        (c.achados->>'vermelhos')::int > 0, v.criado_em
      FROM hotsites h JOIN hotsite_versoes v ON v.id = h.versao_publica_id
        CROSS JOIN LATERAL (SELECT ${countFindings<Contagem>(findingsOfVersion(sql`h.versao_publica_id`))}) AS c (achados)
      WHERE h.ativo AND h.excluido_em IS NULL AND c.achados <> '{"vermelhos": 0, "amarelos": 0}'::jsonb
      UNION ALL
      SELECT CASE WHEN rpad(data_tabela, 10, '-01') < ${validFrom} THEN 'tabelas-vencidas' ELSE 'tabelas-vencendo' END,
        id::text, nome, true, criado_em FROM empreendimentos
      WHERE ativo AND excluido_em IS NULL AND preco_inicial IS NOT NULL
        AND rpad(data_tabela, 10, '-01') < ${lapsingFrom}
      UNION ALL
      SELECT 'imoveis-sem-autorizacao', id::text, titulo, true, criado_em FROM imoveis_usados
      WHERE ativo AND excluido_em IS NULL
        AND NOT coalesce(${today}::date BETWEEN autorizacao_em AND autorizacao_ate, false)
      UNION ALL
      SELECT CASE WHEN p.erro IS NULL THEN 'pastas-com-mudancas' ELSE 'pastas-fora-de-alcance' END,
        e.id::text, e.nome, true, coalesce(p.vista_em, p.lida_em)
      FROM pasta_leituras p JOIN empreendimentos e ON e.id = p.empreendimento_id
      WHERE e.ativo AND e.excluido_em IS NULL AND jsonb_array_length(p.arquivos) > 0
        AND (p.mudancas > 0 OR p.erro IS NOT NULL)),
    marcadas AS (
      SELECT esperando.*, EXISTS (
        SELECT FROM pendencias_adiadas a
        WHERE a.user_id = ${userId} AND a.tipo = esperando.tipo AND a.item = esperando.id
          AND a.ate > ${now.toISOString()}::timestamptz) AS fora
      FROM esperando),
    numeradas AS (
      SELECT tipo, id, nome, fora, count(*) OVER (PARTITION BY tipo, fora)::int AS total,
        row_number() OVER (PARTITION BY tipo, fora 
          ORDER BY grave DESC, CASE WHEN tipo = 'aprovacoes' THEN desde END DESC, desde, id, nome) AS n
      FROM marcadas)
    SELECT tipo, id, nome, total, fora FROM numeradas WHERE n <= CASE WHEN fora THEN 1 ELSE ${named} END ORDER BY tipo, n`);
  const pendencias = pendenciaTipos.flatMap((tipo) => {
    const first = rows.filter((row) => row.tipo === tipo && !row.fora);
    if (first.length === 0) return [];
    return { tipo, total: first[0]!.total, itens: first.map(({ id, nome }) => ({ id, nome })) };
  });
  return { pendencias, adiadas: rows.reduce((sum, { fora, total }) => (fora ? sum + total : sum), 0) };
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
