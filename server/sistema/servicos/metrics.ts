import type { Clock } from '#server/kernel/clock.ts';
import { type Metric, metric, type Sample } from '#server/kernel/metrics.ts';

/** State of the outside services by their last check, without unconfigured ones. */
export const serviceMetrics =
  (clock: Clock): Metric =>
  async (read) => {
    const found = await read<{ servico: string; estado: number; ok: Date | null }>(
      `SELECT servico, max(CASE estado WHEN 'falha' THEN 2 WHEN 'aviso' THEN 1 ELSE 0 END) AS estado,
       CASE WHEN count(ok_em) = count(*) THEN min(ok_em) END AS ok
     FROM servico_itens WHERE estado <> 'desligado' GROUP BY servico ORDER BY servico`,
    );
    const rows = found ?? [];
    const since = (moment: Date) => Math.max(0, (clock.now().getTime() - moment.getTime()) / 1000);
    return (
      metric(
        'portal_service_state',
        'gauge',
        'Outside services by their worst finding: 0 well, 1 with a warning, 2 failing.',
        rows.map(({ servico, estado }) => [`{service="${servico}"}`, estado]),
      ) +
      metric(
        'portal_service_last_success_seconds',
        'gauge',
        'Time since all of a service was well.',
        rows.flatMap(({ servico, ok }) => (ok ? [[`{service="${servico}"}`, since(ok)] as Sample] : [])),
      )
    );
  };
