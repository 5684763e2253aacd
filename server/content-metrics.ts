import { type Metric, metric, type Sample } from '#server/kernel/metrics.ts';

/** Calls of models since midnight in Brasília, as the daily limit counts them, and pages by state. */
export const contentMetrics: Metric = async (read) => {
  const [used, pages] = await Promise.all([
    read<{ provedor: string; resultado: string; calls: number; tokens: string }>(
      `SELECT provedor, resultado, count(*)::int AS calls,
         sum(tokens_entrada::bigint + tokens_saida)::text AS tokens
       FROM uso_modelos
       WHERE criado_em >= date_trunc('day', now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'
       GROUP BY provedor, resultado ORDER BY provedor, resultado`,
    ),
    read<{ online: number; offline: number }>(
      `SELECT count(*) FILTER (WHERE ativo AND versao_publica_id IS NOT NULL)::int AS online,
         count(*) FILTER (WHERE NOT (ativo AND versao_publica_id IS NOT NULL))::int AS offline
       FROM hotsites WHERE excluido_em IS NULL`,
    ),
  ]);
  const rows = used ?? [];
  const of = ({ provedor, resultado }: (typeof rows)[number]) =>
    `{provider="${provedor}",outcome="${resultado}"}`;
  return (
    metric(
      'portal_model_calls_today',
      'gauge',
      'Calls of models since midnight in Brasília.',
      rows.map((row): Sample => [of(row), row.calls]),
    ) +
    metric(
      'portal_model_tokens_today',
      'gauge',
      'Tokens of these calls.',
      rows.map((row): Sample => [of(row), row.tokens]),
    ) +
    metric(
      'portal_pages',
      'gauge',
      'Hotsites that a visitor can open, and the others.',
      (pages ?? []).flatMap(({ online, offline }): Sample[] => [
        ['{state="online"}', online],
        ['{state="offline"}', offline],
      ]),
    )
  );
};
