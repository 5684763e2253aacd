import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { agoText } from '#web/kit/ago-text.ts';
import { formatMoment } from '#web/kit/format.ts';

/** When somebody registered and, while he waits for a decision, how long ago: '27/11/2026 às 09:12 · há 3 dias'. */
export function sinceText(
  { createdAt, aprovado, rejeitadoEm }: Pick<Aprovacao, 'createdAt' | 'aprovado' | 'rejeitadoEm'>,
  now: number,
): string {
  const moment = formatMoment(createdAt);
  return aprovado || rejeitadoEm ? moment : `${moment} · ${agoText(createdAt, now)}`;
}
