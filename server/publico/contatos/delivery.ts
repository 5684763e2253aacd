import type { Contato, Entrega } from '#contract/publico/contatos.ts';
import type { corretorNovidades, lisaEnviadas } from '#server/db/schema/lisa.ts';

/** How far a message has come, in the words of a contact; one that was cancelled has failed. */
const states: Record<string, Entrega> = {
  queued: 'a-caminho',
  sending: 'a-caminho',
  sent: 'enviada',
  delivered: 'entregue',
  read: 'lida',
};

/** How far the message that told the corretor of a contact has come. */
export function entregaOf(
  { motivo, em }: typeof corretorNovidades.$inferSelect,
  enviada: typeof lisaEnviadas.$inferSelect | null,
): NonNullable<Contato['entrega']> {
  if (motivo === 'desligado' || motivo === 'sem-whatsapp')
    return { estado: motivo === 'desligado' ? 'desligada' : motivo, em: em.toISOString(), motivo: null };
  const moment = enviada?.lidaEm ?? enviada?.entregueEm ?? enviada?.enviadaEm ?? em;
  const estado = states[enviada?.estado ?? ''] ?? 'falhou';
  return { estado, em: moment.toISOString(), motivo: estado === 'falhou' ? (enviada?.motivo ?? null) : null };
}
