import { expect, it } from 'vitest';
import { inColumns } from './columns.ts';

const bloco = (id: 'ficha' | 'diferenciais' | 'obra' | 'perguntas', rows: number, words = 'Um item') => ({
  id,
  titulo: id,
  linhas: Array.from({ length: rows }, (_, n) => ({ titulo: `${words} ${n}` })),
});
const idsOf = (columns: ReturnType<typeof inColumns>) => columns?.map((column) => column.map(({ id }) => id));

it('a single block takes the whole width', () => {
  expect(inColumns([bloco('ficha', 4)])).toBeNull();
});

it('what follows a long list stands below the short ficha beside it', () => {
  const columns = inColumns([bloco('diferenciais', 11), bloco('ficha', 4), bloco('perguntas', 5)]);
  expect(idsOf(columns)).toEqual([['diferenciais'], ['ficha', 'perguntas']]);
});

it('below a long ficha nothing follows while the other column has room', () => {
  const columns = inColumns([
    bloco('diferenciais', 3),
    bloco('obra', 3),
    bloco('ficha', 14),
    bloco('perguntas', 4),
  ]);
  expect(idsOf(columns)).toEqual([['diferenciais', 'obra', 'perguntas'], ['ficha']]);
});

it('long lines count as the rows that they fill', () => {
  const long =
    'Uma linha que ocupa muito mais do que a largura de uma coluna, e por isso são três dessas linhas a cada item';
  const columns = inColumns([bloco('diferenciais', 4, long), bloco('ficha', 6), bloco('perguntas', 2)]);
  expect(idsOf(columns)).toEqual([['diferenciais'], ['ficha', 'perguntas']]);
});
