import { lazy } from 'react';
import { Link } from 'react-router';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { textoDaFicha } from '#contract/cadastros/ficha.ts';
import { emptyValues, sections, valuesOf } from '#web/cadastros/empreendimentos/fields.ts';
import { PendingVerificacao } from '#web/cadastros/empreendimentos/pending-verificacao.tsx';
import { type Column, crudScreen } from '#web/kit/crud/screen.ts';
import { formatDate, formatDayOrMonth, formatRange } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Price } from '#web/kit/ui/price.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { statusLabel, statusLabels } from '#web/widgets/status-empreendimento.ts';
import { TabelaNotice } from '#web/widgets/tabela-notice.tsx';
import { type TabelaState, tabelaOf, tabelas } from '#web/widgets/tabela-state.ts';

/** Its location: address or bairro. */
export const placeOf = ({ endereco, bairro }: Empreendimento) =>
  endereco || `${bairro.nome}, ${bairro.cidade} - ${bairro.uf}`;

function Title({ row }: { row: Empreendimento }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="h-10 w-14 shrink-0 overflow-hidden rounded-md bg-sunken">
        <Cover src={row.imagemPrincipal} />
      </span>
      <span className="min-w-0">
        <Link
          to={`/admin/empreendimentos/${row.id}`}
          className="block truncate hover:underline"
          data-hint={row.nome}
        >
          {row.nome}
        </Link>
        <span className="block truncate text-[13px] font-normal text-muted">{row.incorporadora.nome}</span>
      </span>
    </span>
  );
}

const number = (value: string | number | null) => (value === null ? null : Number(value));

/** Where a record came from. */
const origins = { pasta: 'Super AI', fluxo: 'Fluxo AI', mao: 'Cadastro à mão' };
const originOf = ({ driveUrl, fluxoAi }: Empreendimento) => (fluxoAi ? 'fluxo' : driveUrl ? 'pasta' : 'mao');

const pages = { publicada: 'Publicada', rascunho: 'Não publicada', sem: 'Sem página' };
const pageOf = ({ hotsite }: Empreendimento) =>
  hotsite === null ? 'sem' : hotsite.publicado ? 'publicada' : 'rascunho';

const wordOf = (tabela: TabelaState | null) => tabela && tabelas[tabela];

const measures = (
  [
    ['dormitorios', 'Dormitórios', ''],
    ['suites', 'Suítes', ''],
    ['area', 'Área', 'm²'],
    ['vagas', 'Vagas', ''],
  ] as const
).map(
  ([id, label, unit]): Column<Empreendimento> => ({
    id,
    label,
    ...(unit ? { unit } : {}),
    value: (row) => number(row[`${id}Min`]),
    cell: (row) => formatRange(row[`${id}Min`], row[`${id}Max`]),
    kind: 'number',
    align: 'right',
    width: '120px',
    seen: 'chosen',
  }),
);

/** Empreendimentos as a table, and their dialog; column ids are the keys of EMP-05. */
export const empreendimentosScreen = crudScreen({
  list: 'empreendimentos',
  hasPage: true,
  loadRoutes: async () => (await import('#contract/cadastros/empreendimentos.ts')).empreendimentosRoutes,
  texts: { saveNew: 'Criar', saveChanged: 'Atualizar' },
  rowHeight: 64,
  Dialog: lazy(async () => ({
    default: (await import('#web/cadastros/empreendimentos/empreendimento-dialog.tsx')).EmpreendimentoDialog,
  })),
  columns: [
    {
      id: 'nome',
      label: 'Nome',
      value: (row: Empreendimento) => row.nome,
      searched: (row) => [row.nome, row.endereco, row.descricao, textoDaFicha(row)].join(' '),
      cell: (row) => <Title row={row} />,
      onCard: 'title',
      width: '27%',
    },
    {
      id: 'endereco',
      label: 'Endereço',
      value: (row) => row.endereco || null,
      compared: placeOf,
      file: placeOf,
      searched: false,
      cell: (row) => <span data-hint={placeOf(row)}>{placeOf(row)}</span>,
    },
    {
      id: 'status',
      label: 'Status',
      value: (row) => statusLabel(row.status),
      compared: (row) => row.status,
      words: statusLabels,
      searched: false,
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <Badge>{statusLabel(row.status)}</Badge>
          {!row.ativo && <Badge tone="danger">Inativo</Badge>}
          <PendingVerificacao record={row} />
        </span>
      ),
      width: '150px',
    },
    {
      id: 'preco',
      label: 'Preço',
      value: (row) => number(row.precoInicial),
      searched: false,
      kind: 'money',
      cell: (row) => (
        <span className="grid gap-0.5 sm:justify-items-end">
          <Price value={row.precoInicial} />
          <TabelaNotice record={row} />
        </span>
      ),
      align: 'right',
      width: '176px',
    },
    {
      id: 'data',
      label: 'Data',
      value: (row) => row.criadoEm,
      cell: (row) => formatDate(row.criadoEm),
      file: (row) => new Date(row.criadoEm),
      searched: false,
      kind: 'day',
      width: '120px',
    },
    {
      id: 'incorporadoraNome',
      label: 'Incorporadora',
      value: (row) => row.incorporadora.nome,
      width: '16%',
      seen: 'chosen',
    },
    { id: 'bairro', label: 'Bairro', value: (row) => row.bairro.nome, width: '14%', seen: 'chosen' },
    {
      id: 'cidade',
      label: 'Cidade',
      value: (row) => `${row.bairro.cidade}/${row.bairro.uf}`,
      width: '16%',
      seen: 'chosen',
    },
    { id: 'uf', label: 'UF', value: (row) => row.bairro.uf, width: '80px', seen: 'chosen' },
    ...measures,
    {
      id: 'entrega',
      label: 'Entrega',
      value: (row) => row.dataEntrega,
      cell: (row) => formatDayOrMonth(row.dataEntrega),
      file: (row) => formatDayOrMonth(row.dataEntrega),
      kind: 'day',
      width: '120px',
      seen: 'chosen',
    },
    {
      id: 'origem',
      label: 'Origem',
      value: (row) => origins[originOf(row)],
      compared: originOf,
      words: origins,
      width: '150px',
      seen: 'chosen',
    },
    {
      id: 'pagina',
      label: 'Página',
      value: (row) => pages[pageOf(row)],
      compared: pageOf,
      words: pages,
      width: '140px',
      seen: 'chosen',
    },
    {
      id: 'tabela',
      label: 'Tabela de vendas',
      value: (row) => wordOf(tabelaOf(row)),
      compared: tabelaOf,
      words: tabelas,
      width: '170px',
      seen: 'chosen',
    },
    {
      id: 'ativo',
      label: 'Ativo',
      value: (row) => (row.ativo ? 'Ativo' : 'Inativo'),
      width: '100px',
      seen: 'chosen',
    },
  ],
  // The page has its own filters, which prefill a new record.
  filters: [
    { id: 'status', label: 'Status', all: '', options: [], of: (row) => row.status, field: 'status' },
    {
      id: 'incorporadora',
      label: 'Incorporadora',
      all: '',
      options: [],
      of: (row) => String(row.incorporadoraId),
      field: 'incorporadoraId',
    },
  ],
  form: {
    fields: sections.flatMap(({ fields }) => fields),
    empty: emptyValues,
    of: valuesOf,
  },
});
