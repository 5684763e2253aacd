import { foldText } from '#contract/base/text.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
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
  /** As cards, or as a table. */
  layout: 'cards' | 'tabela';
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
    layout: params.get('visual') === 'tabela' ? 'tabela' : 'cards',
  };
}

/** The address with a view in it; defaults are left out, what is not the view's stays. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const entries = {
    [names.search]: view.search,
    [names.status]: view.status,
    [names.incorporadora]: view.incorporadora,
    ordem: view.sort === 'nome' ? '' : view.sort,
    direcao: view.descending ? 'desc' : '',
    visual: view.layout === 'cards' ? '' : view.layout,
  };
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries))
    if (value) written.set(name, value);
    else written.delete(name);
  return written;
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

const texts = new WeakMap<Empreendimento, string>();

/** What a search reads of a record, folded once and kept as long as the record is (EMP-03). */
function textOf(record: Empreendimento): string {
  let text = texts.get(record);
  if (text === undefined) {
    text = foldText([record.nome, record.endereco, record.descricao].join(' '));
    texts.set(record, text);
  }
  return text;
}

/** The records a view shows, in its order; missing values come last in both directions (EMP-06). */
export function applyView(records: readonly Empreendimento[], view: ListView): Empreendimento[] {
  const words = foldText(view.search).split(/\s+/).filter(Boolean);
  const sortValue = sortValues[view.sort];
  const sign = view.descending ? -1 : 1;
  return records
    .filter((record) => {
      if (view.status && record.status !== view.status) return false;
      if (view.incorporadora && String(record.incorporadoraId) !== view.incorporadora) return false;
      return words.every((word) => textOf(record).includes(word));
    })
    .sort((a, b) => {
      const [left, right] = [sortValue(a), sortValue(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return typeof left === 'number' && typeof right === 'number'
        ? sign * (left - right)
        : sign * collator.compare(String(left), String(right));
    });
}
