import { foldText } from '#contract/base/text.ts';
import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';

/** A stored table with its rows. */
export interface Tabela<Row extends Unidade = Unidade> {
  id: number;
  data: string | null;
  lidaEm: Date;
  unidades: Row[];
}

/** A unit is the same in two tables by its tower and name, however they are written. */
export const keyOf = ({ torre, unidade }: Pick<Unidade, 'torre' | 'unidade'>): string =>
  [torre ?? '', unidade]
    .map((text) =>
      foldText(text).replace(/\b(?:torre|bloco|quadra|modulo|apto|unidade|casa|lote)\b|[^a-z0-9]/g, ''),
    )
    .join('|')
    .replace(/(^|\|)0+(?=\d)/g, '$1');

/**
 * The versions of a table, newest first. Documents of one month that name different units (one per tower or
 * type) are one version; undated ones come last.
 */
export function versionsOf<Row extends Unidade, One extends Tabela<Row>>(tabelas: One[]): One[][] {
  const sorted = tabelas.toSorted(
    (a, b) =>
      (b.data ?? '').localeCompare(a.data ?? '') || b.lidaEm.getTime() - a.lidaEm.getTime() || b.id - a.id,
  );
  const versions: { tables: One[]; keys: Set<string> }[] = [];
  for (const tabela of sorted) {
    const keys = tabela.unidades.map(keyOf);
    const version = versions.find(
      ({ tables: [newest], keys: taken }) =>
        monthOf(newest!) === monthOf(tabela) && !keys.some((key) => taken.has(key)),
    );
    if (version) {
      version.tables.push(tabela);
      for (const key of keys) version.keys.add(key);
    } else versions.push({ tables: [tabela], keys: new Set(keys) });
  }
  return versions.map(({ tables }) => tables);
}

const monthOf = ({ data, lidaEm }: Tabela) =>
  data?.slice(0, 7) ?? `lida ${lidaEm.toISOString().slice(0, 10)}`;
