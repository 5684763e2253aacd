import {
  type Corretor,
  hasSite,
  searchCorretores,
  statusCorretor,
  statusOptions,
  statusRank,
} from '#contract/cadastros/corretores.ts';
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
import { SelectionActions } from '#web/cadastros/corretores/em-lote/selection-actions.tsx';
import { HeadActions } from '#web/cadastros/corretores/head-actions.tsx';
import { crudScreen } from '#web/kit/crud/screen.ts';

/** Corretores, in thousands: searched on the server and loaded page by page (BRK-01..16). */
export const corretoresScreen = crudScreen({
  list: 'corretores',
  hasPage: true,
  loadRoutes: async () => (await import('#contract/cadastros/corretores.ts')).corretoresRoutes,
  paged: searchCorretores,
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
    { id: 'creci', label: 'CRECI', value: (row) => row.creci, width: '18%' },
    {
      id: 'whatsapp',
      label: 'WhatsApp',
      value: (row) => row.whatsapp,
      cell: (row) => row.whatsapp ?? <span className="text-muted">N/A</span>,
      searched: false,
      width: '18%',
    },
    {
      id: 'status',
      label: 'Status',
      value: statusRank,
      cell: (row) => <StatusBadge row={row} />,
      searched: false,
      width: '120px',
    },
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
  RowActions: OpenSite,
  Actions: HeadActions,
  Selection: SelectionActions,
  csv: corretoresCsv,
  importNote:
    'Quem for importado entra sem senha e sem site: define a sua senha depois, por um link de uso único. Sem as colunas “Ativo” e “Aprovado”, fica ativo e pendente de aprovação.',
  form: {
    fields: [...basicFields, ...switchFields, ...furtherFields],
    empty: emptyCorretor,
    of: valuesOfCorretor,
    undrafted: ['senha'],
  },
});
