import type { ComparacaoDeTabelas, MudouDePreco, Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import { keyOf } from './versions.ts';

type Changes = Omit<ComparacaoDeTabelas, 'versao' | 'data'>;

/** What changed from the rows of an earlier table to those of a later one. */
export function compareTables(earlier: Unidade[], later: Unidade[]): Changes {
  const key = keyFor(earlier, later);
  const before = new Map(earlier.map((row) => [key(row), row]));
  const after = new Set(later.map(key));
  const changes: Changes = {
    novas: [],
    vendidas: [],
    sairam: earlier.filter((row) => !after.has(key(row)) && row.estado !== 'vendida').map(named),
    voltaram: [],
    subiram: [],
    cairam: [],
    iguais: 0,
  };
  for (const row of later) {
    const was = before.get(key(row));
    if (!was) {
      changes.novas.push(named(row));
      continue;
    }
    const sold = row.estado === 'vendida' && was.estado !== 'vendida';
    const returned = row.estado === 'disponivel' && was.estado === 'vendida';
    const price = priceChange(was, row);
    if (sold) changes.vendidas.push(named(row));
    if (returned) changes.voltaram.push(named(row));
    if (price)
      changes[price.percentual > 0 || Number(price.para) > Number(price.de) ? 'subiram' : 'cairam'].push(
        price,
      );
    if (!sold && !returned && !price) changes.iguais++;
  }
  return changes;
}

const named = ({ unidade, torre }: Unidade) => ({ unidade, torre });

/** Tables of which one names towers and the other does not are compared by the units' names alone. */
function keyFor(earlier: Unidade[], later: Unidade[]): (row: Unidade) => string {
  const towers = [earlier, later].map((rows) => rows.some(({ torre }) => torre !== null));
  if (towers[0] === towers[1]) return keyOf;
  const bare = (row: Unidade) => keyOf({ unidade: row.unidade, torre: null });
  const isClear = [earlier, later].every((rows) => new Set(rows.map(bare)).size === rows.length);
  return isClear ? bare : keyOf;
}

function priceChange(was: Unidade, row: Unidade): MudouDePreco | null {
  if (was.preco === null || row.preco === null || Number(was.preco) === Number(row.preco)) return null;
  const difference = Number(row.preco) - Number(was.preco);
  return {
    ...named(row),
    de: was.preco,
    para: row.preco,
    diferenca: Math.abs(difference).toFixed(2),
    percentual: Math.round((difference / Number(was.preco)) * 1000) / 10,
  };
}
