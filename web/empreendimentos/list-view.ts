import { foldText } from '#contract/common.ts';
import type { Empreendimento } from '#contract/empreendimentos.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

export const sortLabels = {
  nome: 'Nome',
  preco: 'Preço',
  status: 'Status',
  endereco: 'Endereço',
  data: 'Data',
} as const;
export type SortKey = keyof typeof sortLabels;

/** What the list shows and in which order; it stands in the address. */
export interface ListView {
  search: string;
  /** A status, or '' for all. */
  status: string;
  /** An incorporadora's id, or '' for all. */
  incorporadora: string;
  sort: SortKey;
  descending: boolean;
}

const names = { search: 'busca', status: 'status', incorporadora: 'incorporadora' } as const;

/** Reads the view from an address; what is not there is at its default (EMP-03..05). */
export function readView(params: URLSearchParams): ListView {
  const sort = params.get('ordem') ?? '';
  return {
    search: params.get(names.search) ?? '',
    status: params.get(names.status) ?? '',
    incorporadora: params.get(names.incorporadora) ?? '',
    sort: Object.hasOwn(sortLabels, sort) ? (sort as SortKey) : 'nome',
    descending: params.get('direcao') === 'desc',
  };
}

/** The address of a view; defaults are left out. */
export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['search', 'status', 'incorporadora'] as const)
    if (view[key]) params.set(names[key], view[key]);
  if (view.sort !== 'nome') params.set('ordem', view.sort);
  if (view.descending) params.set('direcao', 'desc');
  return params;
}

export function isFiltered(view: ListView): boolean {
  return Boolean(view.search.trim() || view.status || view.incorporadora);
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** The value a record is sorted by; null when it has none. */
const sortValues: Record<SortKey, (record: Empreendimento) => string | number | null> = {
  nome: (record) => record.nome,
  preco: (record) => (record.precoInicial ? Number(record.precoInicial) : null),
  status: (record) => statusLabel(record.status),
  endereco: (record) => record.endereco || null,
  data: (record) => Date.parse(record.criadoEm),
};

/** The records a view shows, in its order; missing values come last in both directions (EMP-06). */
export function applyView(records: readonly Empreendimento[], view: ListView): Empreendimento[] {
  const words = foldText(view.search).split(/\s+/).filter(Boolean);
  const sortValue = sortValues[view.sort];
  const sign = view.descending ? -1 : 1;
  return records
    .filter((record) => {
      if (view.status && record.status !== view.status) return false;
      if (view.incorporadora && String(record.incorporadoraId) !== view.incorporadora) return false;
      const text = foldText([record.nome, record.endereco, record.descricao].join(' '));
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => {
      const [left, right] = [sortValue(a), sortValue(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return typeof left === 'number' && typeof right === 'number'
        ? sign * (left - right)
        : sign * collator.compare(String(left), String(right));
    });
}
