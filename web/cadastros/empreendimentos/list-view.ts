import { foldText } from '#contract/base/text.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { textoDaFicha } from '#contract/cadastros/ficha.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

export const sortLabels = {
  nome: 'Nome',
  preco: 'Preço',
  status: 'Status',
  endereco: 'Endereço',
  data: 'Data',
} as const;
export type SortKey = keyof typeof sortLabels;

/** The list's view, stored in the address. */
export interface ListView {
  search: string;
  /** A status, or '' for all. */
  status: string;
  /** An incorporadora's id, or '' for all. */
  incorporadora: string;
  sort: SortKey;
  descending: boolean;
  /** Cards or table. */
  layout: 'cards' | 'tabela';
}

const names = { search: 'busca', status: 'status', incorporadora: 'incorporadora' } as const;

/** Reads the view from a query; missing parts are defaults (EMP-03..05). */
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

/** Writes the view to a query; defaults are omitted, foreign parameters kept. */
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

/** A record's sort value; null if missing. */
const sortValues: Record<SortKey, (record: Empreendimento) => string | number | null> = {
  nome: (record) => record.nome,
  preco: (record) => (record.precoInicial ? Number(record.precoInicial) : null),
  status: (record) => statusLabel(record.status),
  endereco: (record) => record.endereco || null,
  data: (record) => Date.parse(record.criadoEm),
};

const texts = new WeakMap<Empreendimento, string>();

/** A record's searchable text, folded once per record (EMP-03). */
function textOf(record: Empreendimento): string {
  let text = texts.get(record);
  if (text === undefined) {
    text = foldText([record.nome, record.endereco, record.descricao, textoDaFicha(record)].join(' '));
    texts.set(record, text);
  }
  return text;
}

/** The view's records in order; missing values come last in both directions (EMP-06). */
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
