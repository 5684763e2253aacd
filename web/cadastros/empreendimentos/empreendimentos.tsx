import { lazy } from 'react';
import { Link } from 'react-router';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { emptyValues, sections, valuesOf } from '#web/cadastros/empreendimentos/fields.ts';
import { PendingVerificacao } from '#web/cadastros/empreendimentos/pending-verificacao.tsx';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { formatDate, formatPrice } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';
import { TabelaNotice } from '#web/widgets/tabela-notice.tsx';

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
          title={row.nome}
        >
          {row.nome}
        </Link>
        <span className="block truncate text-[13px] font-normal text-muted">{row.incorporadora.nome}</span>
      </span>
    </span>
  );
}

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
      cell: (row) => <Title row={row} />,
      onCard: 'title',
      width: '30%',
    },
    {
      id: 'endereco',
      label: 'Endereço',
      value: placeOf,
      cell: (row) => <span title={placeOf(row)}>{placeOf(row)}</span>,
    },
    {
      id: 'status',
      label: 'Status',
      value: (row) => statusLabel(row.status),
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
      value: (row) => row.precoInicial,
      cell: (row) => (
        <span className="grid gap-0.5 sm:justify-items-end">
          {formatPrice(row.precoInicial)}
          <TabelaNotice record={row} />
        </span>
      ),
      align: 'right',
      width: '190px',
    },
    {
      id: 'data',
      label: 'Data',
      value: (row) => row.criadoEm,
      cell: (row) => formatDate(row.criadoEm),
      width: '120px',
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
