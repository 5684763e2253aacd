import { noun } from '#contract/base/entity.ts';
import { estadosDaUnidade, type UnidadeDaTabela } from '#contract/da-pasta-a-pagina/unidades.ts';
import { areaText, estados, nameOf, priceText } from '#web/da-pasta-a-pagina/unidades/words.ts';
import { textsOf } from '#web/kit/crud/noun.ts';
import type { Column, Filter } from '#web/kit/crud/screen.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { formatPrice, nothing } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';

/** A unit as a list's record; it is read, never edited. */
export type UnidadeRow = UnidadeDaTabela & { revisao: number };

const words = noun('unidade', 'unidades', 'f');

/** '1203' before '1004' would be wrong: names are ordered by tower, then as numbers. */
const order = (row: UnidadeRow) => nameOf(row).replace(/\d+/g, (digits) => digits.padStart(6, '0'));

const number = (value: string | null) => (value === null ? null : Number(value));

function Lines({ first, second }: { first: string; second: string | null }) {
  return (
    <>
      <span className="block truncate">{first}</span>
      {second && <span className="block truncate text-[13px] font-normal text-muted">{second}</span>}
    </>
  );
}

const columns: Column<UnidadeRow>[] = [
  {
    id: 'unidade',
    label: 'Unidade',
    value: order,
    compared: nameOf,
    file: nameOf,
    searched: nameOf,
    cell: (row) => (
      <Lines
        first={nameOf(row)}
        second={
          [row.andar === null ? null : row.andar === 0 ? 'Térreo' : `${row.andar}º andar`, row.posicao]
            .filter(Boolean)
            .join(', ') || null
        }
      />
    ),
    onCard: 'title',
  },
  { id: 'tipo', label: 'Tipo', value: ({ tipologia }) => tipologia, width: '16%' },
  {
    id: 'area',
    label: 'Área',
    value: ({ areaPrivativa }) => number(areaPrivativa),
    searched: false,
    cell: (row) => (
      <Lines
        first={areaText(row.areaPrivativa) ?? nothing}
        second={row.areaTotal && `${areaText(row.areaTotal)} no total`}
      />
    ),
    kind: 'number',
    unit: 'm²',
    align: 'right',
    width: '150px',
  },
  {
    id: 'vagas',
    label: 'Vagas',
    value: ({ vagas }) => vagas,
    searched: false,
    kind: 'number',
    align: 'right',
    width: '90px',
  },
  {
    id: 'preco',
    label: 'Preço',
    value: ({ preco }) => number(preco),
    searched: false,
    cell: (row) => priceText(row.preco, row.precoAte) ?? nothing,
    kind: 'money',
    align: 'right',
    width: '170px',
  },
  {
    id: 'campanha',
    label: 'Campanha',
    value: ({ precoCampanha }) => number(precoCampanha),
    searched: false,
    cell: ({ precoCampanha }) => (precoCampanha === null ? nothing : formatPrice(precoCampanha)),
    kind: 'money',
    align: 'right',
    width: '150px',
  },
  {
    id: 'estado',
    label: 'Situação',
    value: ({ estado }) => (estado === null ? null : estados[estado].text),
    cell: ({ estado }) =>
      estado === null ? (
        <span className="text-faint">{nothing}</span>
      ) : (
        <Badge tone={estados[estado].tone}>{estados[estado].text}</Badge>
      ),
    width: '130px',
  },
];

const filters: Filter<UnidadeRow>[] = [
  {
    id: 'estado',
    label: 'Situação',
    all: 'Todas as situações',
    options: estadosDaUnidade.map((estado) => ({ value: estado, label: estados[estado].text })),
    of: ({ estado }) => estado ?? '',
  },
  {
    id: 'torre',
    label: 'Torre',
    all: 'Todas as torres',
    options: { ofRows: ({ torre }) => ({ value: torre ?? '', label: torre ?? 'Sem torre' }) },
    of: ({ torre }) => torre ?? '',
  },
  {
    id: 'tipo',
    label: 'Tipo',
    all: 'Todos os tipos',
    options: { ofRows: ({ tipologia }) => ({ value: tipologia ?? '', label: tipologia ?? 'Sem tipo' }) },
    of: ({ tipologia }) => tipologia ?? '',
  },
];

const more: Column<UnidadeRow>[] = [
  { id: 'torre', label: 'Torre', value: ({ torre }) => torre, width: '100px', seen: 'chosen' },
  {
    id: 'andar',
    label: 'Andar',
    value: ({ andar }) => andar,
    kind: 'number',
    align: 'right',
    width: '90px',
    seen: 'chosen',
  },
  { id: 'posicao', label: 'Posição', value: ({ posicao }) => posicao, width: '14%', seen: 'chosen' },
];

/** The columns that some row fills: a table without campaign has no column of it. */
export function listOf(rows: UnidadeRow[], campanha: string | null) {
  const isFilled: Record<string, (row: UnidadeRow) => boolean> = {
    tipo: ({ tipologia }) => tipologia !== null,
    vagas: ({ vagas }) => vagas !== null,
    campanha: ({ precoCampanha }) => precoCampanha !== null,
    torre: ({ torre }) => torre !== null,
    andar: ({ andar }) => andar !== null,
    posicao: ({ posicao }) => posicao !== null,
  };
  const has = ({ id }: { id: string }) => rows.some(isFilled[id] ?? (() => true));
  return {
    noun: words,
    texts: textsOf(words),
    rowHeight: 56,
    columns: [...columns, ...more]
      .filter(has)
      .map((column) => (column.id === 'campanha' && campanha ? { ...column, label: campanha } : column)),
    filters: filters.filter(has),
  };
}

/** A unit as a line of a spreadsheet. */
export const csvColumns: CsvColumn<UnidadeRow>[] = [
  { field: 'unidade', label: 'Unidade', example: '1203' },
  { field: 'torre', label: 'Torre', example: 'A' },
  { field: 'andar', label: 'Andar', example: '12' },
  { field: 'posicao', label: 'Posição', example: 'Frente' },
  { field: 'tipologia', label: 'Tipo', example: '3 suítes' },
  {
    field: 'areaPrivativa',
    label: 'Área privativa (m²)',
    example: '96,40',
    value: (row) => number(row.areaPrivativa),
  },
  { field: 'areaTotal', label: 'Área total (m²)', example: '158,10', value: (row) => number(row.areaTotal) },
  { field: 'vagas', label: 'Vagas', example: '2' },
  { field: 'preco', label: 'Preço', example: '940500', value: (row) => number(row.preco) },
  { field: 'precoAte', label: 'Preço até', example: '', value: (row) => number(row.precoAte) },
  {
    field: 'precoCampanha',
    label: 'Preço de campanha',
    example: '',
    value: (row) => number(row.precoCampanha),
  },
  {
    field: 'estado',
    label: 'Situação',
    example: 'Disponível',
    value: ({ estado }) => estado && estados[estado].text,
  },
  { field: 'arquivo', label: 'Documento', example: 'Tabela.pdf' },
  { field: 'pagina', label: 'Página', example: '1' },
  { field: 'linha', label: 'Linha', example: '12' },
];
