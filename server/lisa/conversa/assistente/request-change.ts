import { type PedidoField, pedidoFieldNames } from '#contract/lisa/pedidos.ts';
import type { Tx } from '#server/db/client.ts';
import type { AskedChange } from '../conversation/session.ts';
import { rangeText } from '../conversation/summary.ts';
import { readableNumber } from '../people/person.ts';
import type { CorretorRow } from '../sessions.ts';
import { addToPedido } from './add-to-pedido.ts';

/** Puts what a corretor wants changed before the team, who apply it with one press (LIA-02). */
export async function requestChange(
  tx: Tx,
  { corretor, mudanca, now }: { corretor: CorretorRow; mudanca: AskedChange; now: Date },
): Promise<void> {
  const { precos, telefone, ...rest } = mudanca;
  const wanted: Partial<Record<PedidoField, string | null>> = {
    ...rest,
    ...(telefone ? { telefone: readableNumber(telefone) } : {}),
  };
  const mudancas = pedidoFieldNames.flatMap((campo) => {
    const para = wanted[campo];
    const de = corretor[campo];
    return para === undefined || para === de ? [] : [{ campo, de, para }];
  });
  const mensagem = precos
    ? `Faixa de preço, dita à Lisa: ${rangeText(precos.min, precos.max) ?? 'qualquer valor'}`
    : null;
  if (mudancas.length === 0 && mensagem === null) return;
  const campos = [...mudancas.map(({ campo }): string => campo), ...(precos ? ['precos'] : [])];
  await addToPedido(tx, { corretorId: corretor.id, mudancas, mensagem, campos, now });
}
