import { isPrecoField, type PedidoChange, pedidosMessages } from '#contract/lisa/pedidos.ts';
import { applyRequestedChange, changeCobertura, changePrecos } from '#server/cadastros/corretores/service.ts';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { bairrosIn } from '#server/lisa/conversa/service.ts';

interface Wanted {
  corretorId: number;
  mudancas: PedidoChange[];
  userId: number;
}

/** Changes record, price range and coverage as was asked for, in the transaction of the decision. */
export async function applyChanges(tx: Tx, { corretorId, mudancas, userId }: Wanted): Promise<void> {
  const fields = mudancas.filter(({ campo }) => !isPrecoField(campo));
  const wanted = fields.map(({ campo, para }) => [campo, para]);
  const changes = Object.fromEntries(wanted);
  if (fields.length > 0) await applyRequestedChange(tx, { id: corretorId, changes, userId });
  const priceOf = (end: PedidoChange['campo']) => mudancas.find(({ campo }) => campo === end)?.para;
  const change = { precoMin: priceOf('precoMinimo'), precoMax: priceOf('precoMaximo') };
  if (fields.length < mudancas.length) await changePrecos(tx, { corretorId, change, userId });
  const lugares = mudancas.flatMap((each) => each.lugares ?? []);
  if (lugares.length === 0) return;
  const bairrosIds = await bairrosIn(tx, lugares);
  if (bairrosIds.length === 0) throw new AppError(409, 'sem-bairros', pedidosMessages.noBairros);
  await changeCobertura(tx, { corretorId, bairrosIds, userId });
}
