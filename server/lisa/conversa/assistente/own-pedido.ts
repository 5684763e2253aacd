import { and, desc, eq, ne } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { fieldLabels } from '#contract/base/field-labels.ts';
import { isPrecoField, type PedidoChange } from '#contract/lisa/pedidos.ts';
import { formatPreco } from '#contract/publico/page-format.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import type { OwnView } from './own-view.ts';

/** What was asked for, as it is said back: '• E-mail: ana@exemplo.com.br'. */
export function wantedText({ mudancas, mensagem }: { mudancas: unknown; mensagem: string | null }): string {
  const lines = (mudancas as PedidoChange[]).map(({ campo, para }) => {
    const value = para !== null && isPrecoField(campo) ? formatPreco(para) : (para ?? 'sem valor');
    return `• ${fieldLabels[campo]}: ${value}`;
  });
  // The address of a picture is nothing to read.
  const written = (mensagem ?? '').split('\n').filter((line) => line !== '');
  return [...lines, ...written.map((line) => (/^Foto nova/.test(line) ? '• Foto nova' : `• “${line}”`))].join(
    '\n',
  );
}

const day = (moment: Date) => dayInBrazil(moment).split('-').slice(1).toReversed().join('/');

/** What became of the change he asked for last. */
export async function pedidoText({ db, corretor, word }: OwnView): Promise<string> {
  const [last] = await db
    .select()
    .from(corretorPedidos)
    .where(and(eq(corretorPedidos.corretorId, corretor.id), ne(corretorPedidos.estado, 'substituido')))
    .orderBy(desc(corretorPedidos.id))
    .limit(1);
  if (!last || last.estado === 'retirado') return word('sem_pedido');
  const dados = wantedText(last);
  if (last.estado === 'aberto') return word('pedido_espera', { dados: `${day(last.feitoEm)}:\n${dados}` });
  if (last.estado === 'aplicado')
    return word('pedido_feito', { dados: `${day(last.decididoEm!)}:\n${dados}` });
  return word('pedido_recusado', { dados: `${dados}\n\nMotivo: ${last.motivo ?? 'não informado'}` });
}
