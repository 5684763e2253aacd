import { nounOf } from '#contract/base/nouns.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import {
  type Contato,
  type ContatoEstado,
  contatoEstados,
  type Entrega,
  entregas,
  searchContatos,
} from '#contract/publico/contatos.ts';
import { textsOf } from '#web/kit/crud/noun.ts';
import type { Column, Filter } from '#web/kit/crud/screen.ts';
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
    cell: ({ recebidoEm }) => <Lines first={formatDate(recebidoEm)} second={formatTime(recebidoEm)} />,
    width: '116px',
  },
  {
    id: 'estado',
    label: 'Estado',
    value: ({ estado }) => estadoLabels[estado],
    cell: ({ estado }) => <Badge tone={tones[estado]}>{estadoLabels[estado]}</Badge>,
    width: '132px',
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
  paged: searchContatos,
};
