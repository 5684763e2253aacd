import { pedidoChanges } from '#contract/lisa/pedidos.ts';
import type { Tx } from '#server/db/client.ts';
import type { AskedChange } from '../conversation/session.ts';
import { readableNumber } from '../people/person.ts';
import type { CorretorRow } from '../sessions.ts';
import { addToPedido } from './add-to-pedido.ts';

/** Puts what a corretor wants changed before the team, who apply it with one press (LIA-02, LIA-13). */
export async function requestChange(
  tx: Tx,
  { corretor, mudanca, now }: { corretor: CorretorRow; mudanca: AskedChange; now: Date },
): Promise<void> {
  const { telefone, lugares, ...rest } = mudanca;
  const wanted = { ...rest, ...(telefone ? { telefone: readableNumber(telefone) } : {}) };
  const mudancas = pedidoChanges(corretor, wanted, lugares);
  if (mudancas.length === 0) return;
  const campos = mudancas.map(({ campo }) => campo);
  await addToPedido(tx, { corretorId: corretor.id, mudancas, mensagem: null, campos, now });
}
