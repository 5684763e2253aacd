import { lazy } from 'react';
import {
  type Corretor,
  type corretorConditions,
  hasSite,
  searchCorretores,
  statusCorretor,
  statusOptions,
  statusRank,
  valoresDeCorretores,
} from '#contract/cadastros/corretores.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { corretorActsOf } from '#web/cadastros/corretores/corretor-acts.ts';
import {
  basicFields,
  emptyCorretor,
  furtherFields,
  switchFields,
  valuesOfCorretor,
} from '#web/cadastros/corretores/corretor-fields.tsx';
import {
  CorretorCell,
  OpenSite,
  StatusBadge,
  statusLabels,
} from '#web/cadastros/corretores/corretor-row.tsx';
import { corretoresCsv } from '#web/cadastros/corretores/csv.ts';
import { DuplicadosButton } from '#web/cadastros/corretores/duplicados/duplicados-button.tsx';
import { type Column, crudScreen } from '#web/kit/crud/screen.ts';
import { formatDate, formatPrice } from '#web/kit/format.ts';

/** The number with its state, where that is known: numbers repeat between states. */
const creciOf = ({ creci, ufCreci }: Corretor) => creciText(creci, ufCreci).replace(/^CRECI\s+/i, '');

const prices = (
  [
    ['precoMinimo', 'Preço mínimo'],
    ['precoMaximo', 'Preço máximo'],
  ] as const
).map(
  ([id, label]): Column<Corretor> => ({
    id,
    label,
    value: (row) => (row[id] === null ? null : Number(row[id])),
    cell: (row) => row[id] && formatPrice(row[id]),
    kind: 'money',
    align: 'right',
    width: '150px',
    seen: 'chosen',
  }),
);

/** What is known of him beyond his own record: for conditions alone, which the server compares. */
const beyond: [id: (typeof corretorConditions)[number], label: string, words?: Record<string, string>][] = [
  ['ufAtuacao', 'UF de atuação'],
  ['cidade', 'Cidade de atuação'],
  ['bairro', 'Bairro de atuação'],
  ['cobertura', 'Cobertura', { com: 'Com bairros', sem: 'Sem bairros' }],
  ['origem', 'Origem', { assistente: 'Lisa, pelo WhatsApp', equipe: 'Equipe, pelo painel' }],
];

/** Corretores, in thousands: searched on the server and loaded page by page (BRK-01..16). */
export const corretoresScreen = crudScreen({
  list: 'corretores',
  hasPage: true,
  loadRoutes: async () => (await import('#contract/cadastros/corretores.ts')).corretoresRoutes,
  paged: { path: searchCorretores.path, values: valoresDeCorretores.path },
  heading: 'Gestão de Corretores',
  rowHeight: 60,
  texts: {
    loading: 'Carregando corretores...',
    confirm: 'Tem certeza que deseja remover este corretor?',
    created: 'Corretor cadastrado',
    updated: 'Corretor atualizado',
    removed: 'Corretor removido',
    removeFailedTitle: 'Erro ao remover',
  },
  columns: [
    {
      id: 'nome',
      label: 'Corretor',
      value: (row: Corretor) => row.nome,
      searched: ({ nome, nomeGuerra, email }) => `${nome}\n${nomeGuerra}\n${email}`,
      cell: (row) => <CorretorCell row={row} />,
      onCard: 'title',
    },
    {
      id: 'creci',
      label: 'CRECI',
      value: (row) => row.creci,
      cell: creciOf,
      width: 'clamp(112px, 11vw, 160px)',
    },
    {
      id: 'whatsapp',
      label: 'WhatsApp',
      value: (row) => row.whatsapp,
      cell: ({ whatsapp }) => whatsapp ?? <span className="text-muted">N/A</span>,
      searched: false,
      width: 'clamp(152px, 13vw, 188px)',
    },
    {
      id: 'status',
      label: 'Status',
      value: statusRank,
      compared: statusCorretor,
      words: statusLabels,
      cell: (row) => <StatusBadge row={row} />,
      searched: false,
      width: '112px',
    },
    { id: 'nomeGuerra', label: 'Nome de Guerra', value: (row) => row.nomeGuerra, seen: 'chosen' },
    { id: 'email', label: 'Email', value: (row) => row.email, width: '20%', seen: 'chosen' },
    { id: 'uf', label: 'UF do CRECI', value: (row) => row.ufCreci, width: '80px', seen: 'chosen' },
    {
      id: 'telefone',
      label: 'Telefone',
      value: (row) => row.telefone,
      width: '150px',
      seen: 'chosen',
    },
    { id: 'regiaoTrabalho', label: 'Região de Atuação', value: (row) => row.regiaoTrabalho, seen: 'chosen' },
    {
      id: 'site',
      label: 'Site',
      value: (row) => (hasSite(row) ? 'Site ativo' : 'Sem site ativo'),
      compared: (row) => (hasSite(row) ? 'ativo' : 'inativo'),
      words: { ativo: 'Site ativo', inativo: 'Sem site ativo' },
      width: '140px',
      seen: 'chosen',
    },
    ...prices,
    {
      id: 'criadoEm',
      label: 'Cadastro',
      value: (row) => row.criadoEm,
      cell: (row) => formatDate(row.criadoEm),
      file: (row) => new Date(row.criadoEm),
      kind: 'day',
      width: '120px',
      seen: 'chosen',
    },
    ...beyond.map(
      ([id, label, words]): Column<Corretor> => ({
        id,
        label,
        value: () => null,
        seen: 'never',
        ...(words ? { words } : {}),
      }),
    ),
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      all: 'Todos',
      options: statusOptions.map((value) => ({ value, label: statusLabels[value] })),
      of: statusCorretor,
    },
    {
      id: 'site',
      label: 'Site',
      all: 'Com e sem site',
      options: [
        { value: 'ativo', label: 'Site ativo' },
        { value: 'inativo', label: 'Sem site ativo' },
      ],
      of: (row) => (hasSite(row) ? 'ativo' : 'inativo'),
    },
  ],
  actsOf: corretorActsOf,
  RowActions: OpenSite,
  Actions: DuplicadosButton,
  Selection: lazy(async () => ({
    default: (await import('#web/cadastros/corretores/em-lote/selection-actions.tsx')).SelectionActions,
  })),
  csv: corretoresCsv,
  exportRows: async (chosen) =>
    (await import('#web/cadastros/corretores/em-lote/calls.ts')).exportRows(chosen),
  importNote:
    'Quem for importado entra sem senha e sem site: define a sua senha depois, por um link de uso único. Sem as colunas “Ativo” e “Aprovado”, fica ativo e pendente de aprovação.',
  form: {
    fields: [...basicFields, ...switchFields, ...furtherFields],
    empty: emptyCorretor,
    of: valuesOfCorretor,
    undrafted: ['senha'],
  },
});
