import { nounOf } from '#contract/base/nouns.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import {
  type Contato,
  type ContatoEstado,
  contatoEstados,
  type Entrega,
  entregas,
  exportContatos,
  searchContatos,
  valoresDeContatos,
} from '#contract/publico/contatos.ts';
import { call } from '#web/kit/api/client.ts';
import { textsOf } from '#web/kit/crud/noun.ts';
import type { Chosen, Column, Filter } from '#web/kit/crud/screen.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';

export const estadoLabels: Record<ContatoEstado, string> = {
  novo: 'Novo',
  atendido: 'Atendido',
  descartado: 'Descartado',
};
const tones: Record<ContatoEstado, Tone> = { novo: 'alive', atendido: 'done', descartado: 'plain' };

/** How far the corretor has been told, as the list says it. */
export const entregaLabels: Record<Entrega, string> = {
  'a-caminho': 'Aviso a caminho',
  enviada: 'Aviso enviado',
  entregue: 'Aviso entregue',
  lida: 'Aviso lido',
  falhou: 'Aviso falhou',
  'sem-whatsapp': 'Sem WhatsApp',
  desligada: 'Avisos desligados',
};

const noun = nounOf('contato');

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="block truncate">{first}</span>
      <span className="block truncate text-[13px] font-normal text-muted">{second}</span>
    </>
  );
}

const columns: Column<Contato>[] = [
  {
    id: 'nome',
    label: 'Contato',
    value: ({ nome }) => nome,
    cell: ({ nome, telefone }) => <Lines first={nome} second={telefone} />,
    onCard: 'title',
  },
  {
    id: 'empreendimento',
    label: 'Empreendimento',
    value: ({ empreendimento }) => empreendimento,
    cell: ({ empreendimento, mensagem }) => (
      <Lines first={empreendimento} second={mensagem ?? 'Sem mensagem'} />
    ),
    width: '34%',
  },
  {
    id: 'corretor',
    label: 'Corretor',
    value: ({ corretor }) => corretor?.nome ?? null,
    cell: ({ corretor, entrega }) =>
      corretor ? (
        <Lines first={corretor.nome} second={entrega ? entregaLabels[entrega.estado] : 'Ainda não avisado'} />
      ) : (
        <span className="text-muted">Equipe</span>
      ),
    width: '20%',
  },
  {
    id: 'recebidoEm',
    label: 'Recebido',
    value: ({ recebidoEm }) => recebidoEm,
    kind: 'day',
    file: ({ recebidoEm }) => new Date(recebidoEm),
    cell: ({ recebidoEm }) => <Lines first={formatDate(recebidoEm)} second={formatTime(recebidoEm)} />,
    width: '116px',
  },
  {
    id: 'estado',
    label: 'Estado',
    value: ({ estado }) => estadoLabels[estado],
    compared: ({ estado }) => estado,
    words: estadoLabels,
    cell: ({ estado }) => <Badge tone={tones[estado]}>{estadoLabels[estado]}</Badge>,
    width: '132px',
  },
  {
    id: 'telefone',
    label: 'Telefone',
    value: ({ telefone }) => telefone,
    width: '160px',
    seen: 'chosen',
  },
  { id: 'mensagem', label: 'Mensagem', value: ({ mensagem }) => mensagem, seen: 'chosen' },
  {
    id: 'entrega',
    label: 'Aviso ao corretor',
    value: ({ entrega }) => (entrega ? entregaLabels[entrega.estado] : null),
    compared: ({ entrega }) => entrega?.estado ?? null,
    words: entregaLabels,
    width: '150px',
    seen: 'chosen',
  },
];

const filters: Filter<Contato>[] = [
  {
    id: 'estado',
    label: 'Estado',
    all: 'Todos os estados',
    options: contatoEstados.map((value) => ({ value, label: estadoLabels[value] })),
    of: ({ estado }) => estado,
  },
  {
    id: 'entrega',
    label: 'Aviso ao corretor',
    all: 'Todos os avisos',
    options: entregas.map((value) => ({ value, label: entregaLabels[value] })),
    of: ({ entrega }) => entrega?.estado ?? '',
  },
  {
    id: 'empreendimentoId',
    label: 'Empreendimento',
    all: 'Todos os empreendimentos',
    options: {
      list: 'empreendimentos',
      option: ({ id, nome }: Empreendimento) => ({ value: String(id), label: nome }),
    },
    of: ({ empreendimentoId }) => String(empreendimentoId ?? ''),
  },
];

/** Contacts of visitors as a list: they come from the public pages. */
export const contatosList = {
  noun,
  texts: textsOf(noun),
  rowHeight: 60,
  columns,
  filters,
  paths: { list: searchContatos.path },
  paged: { path: searchContatos.path, values: valoresDeContatos.path },
  exportRows: (chosen: Chosen): Promise<Contato[]> =>
    call(exportContatos, {
      body: { escolha: 'ids' in chosen ? chosen : { filtro: chosen.query, exceto: chosen.except } },
    }),
};
