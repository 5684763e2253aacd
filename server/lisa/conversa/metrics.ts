import { type Metric, metric, type Sample } from '#server/kernel/metrics.ts';

/** State of WhatsApp: ignored content by reason, channel problems, messages in doubt. */
export const whatsappMetrics: Metric = async (read) => {
  const [omitted, problems, doubts] = await Promise.all([
    read<{ canal: string; motivo: string; total: number }>(
      'SELECT canal, motivo, total FROM lisa_omitidas ORDER BY canal, motivo',
    ),
    read<{ canal: string; gravidade: string; total: number }>(
      `SELECT canal, gravidade, count(*)::int AS total FROM lisa_avisos
       WHERE gravidade <> 'ok' GROUP BY canal, gravidade ORDER BY canal, gravidade`,
    ),
    read<{ canal: string; total: number }>(
      `SELECT canal, count(*)::int AS total FROM lisa_enviadas WHERE estado = 'doubt' GROUP BY canal ORDER BY canal`,
    ),
  ]);
  return (
    metric(
      'portal_whatsapp_omitted_total',
      'counter',
      'What came in and was left out on purpose, by reason.',
      (omitted ?? []).map(
        ({ canal, motivo, total }): Sample => [`{channel="${canal}",reason="${motivo}"}`, total],
      ),
    ) +
    metric(
      'portal_whatsapp_problems',
      'gauge',
      'Problems of the channel by weight.',
      (problems ?? []).map(
        ({ canal, gravidade, total }): Sample => [`{channel="${canal}",weight="${gravidade}"}`, total],
      ),
    ) +
    metric(
      'portal_whatsapp_doubts',
      'gauge',
      'Messages that may have gone out and wait for a person.',
      (doubts ?? []).map(({ canal, total }): Sample => [`{channel="${canal}"}`, total]),
    )
  );
};
