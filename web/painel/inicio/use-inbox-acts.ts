import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { generateGpt5 } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { resendMessages } from '#contract/lisa/aprovacoes.ts';
import { applyPedido } from '#contract/lisa/pedidos.ts';
import type { Pendencia, PendenciaTipo } from '#contract/painel/painel.ts';
import { changeContato } from '#contract/publico/contatos.ts';
import { retryExecucao } from '#contract/sistema/execucoes.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast, type Toast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';

export type Item = Pendencia['itens'][number];
interface Act {
  label: string;
  /** What stands on its button, where the whole label would push it below the name. */
  short?: string;
  busy: string;
  /** What is to be said; null where it was. */
  run: (item: Item, client: QueryClient) => Promise<Toast | null>;
}

const contact = (item: Item, estado: 'atendido' | 'novo') =>
  call(changeContato, { params: { id: Number(item.id) }, body: { estado } });

const answered: Act = {
  label: 'Marcar como atendido',
  short: 'Atendido',
  busy: 'Marcando...',
  async run(item, client) {
    await contact(item, 'atendido');
    undoOffer.make({
      text: `Contato de ${item.nome} atendido`,
      async undo() {
        await contact(item, 'novo');
        await refreshLists(client, 'contatos');
      },
    });
    return null;
  },
};

/** What can be done where it stands; the rest is one click away. */
const acts: Partial<Record<PendenciaTipo, Act>> = {
  contatos: answered,
  'contatos-sem-resposta': answered,
  pedidos: {
    label: 'Aplicar',
    busy: 'Aplicando...',
    async run({ id, nome }) {
      await call(applyPedido, { params: { id: Number(id) } });
      return { title: 'Pedido aplicado', text: `${nome} vê isso na própria página.` };
    },
  },
  'nao-entregues': {
    label: 'Enviar de novo',
    busy: 'Enviando...',
    async run({ id }) {
      await call(resendMessages, { body: { corretorId: Number(id) } });
      return { title: 'Sucesso', text: 'As mensagens que falharam estão de novo na fila.' };
    },
  },
  'execucoes-com-falha': {
    label: 'Retomar',
    busy: 'Retomando...',
    async run({ id }) {
      await call(retryExecucao, { params: { id: Number(id) } });
      return { title: 'Execução retomada', text: 'Continua do passo em que parou.' };
    },
  },
  'paginas-atras': {
    label: 'Atualizar e publicar',
    busy: 'Atualizando...',
    async run({ id, nome }) {
      const params = { id: Number(id) };
      const { base, hotsite } = await call(getEstudio, { params });
      const { generated } = await call(generateGpt5, {
        params,
        body: { style: base?.estilo ?? defaultStyle, manter: true },
      });
      return generated.publicada
        ? {
            title: 'Página atualizada e publicada',
            text: nome,
            link: { label: 'Ver página', href: `/hotsite/${encodeURIComponent(hotsite.rota)}` },
          }
        : {
            title: 'A página nova não foi publicada',
            text: [nome, generated.rascunho].filter(Boolean).join('\n'),
          };
    },
  },
};

/** Acts of the inbox, each on the thing itself; what they change leaves the inbox (PNL-10). */
export function useInboxActs() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const actOf = (tipo: PendenciaTipo) => acts[tipo];

  async function run(tipo: PendenciaTipo, item: Item) {
    const act = actOf(tipo);
    if (!act || busy) return;
    setBusy(`${tipo}/${item.id}`);
    try {
      const told = await act.run(item, client);
      if (told) showToast(told);
    } catch (error) {
      showToast({
        title: `Erro: ${act.label}`,
        text: errorText(error, 'Nada mudou. Tente de novo em instantes'),
        tone: 'destructive',
      });
    } finally {
      setBusy(null);
      await refreshLists(client, 'corretores', 'contatos', 'pedidos', 'execucoes', 'hotsites');
    }
  }
  return { actOf, run, busy };
}
