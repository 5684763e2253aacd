import { expect, it } from 'vitest';
import type { Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { datedAlong } from './dated-along.ts';

const tabled = (valor: string | null) => ({ campos: [{ campo: 'dataTabela', valor }] }) as unknown as Leitura;

it('a price corrected under a lapsed table says which date it has now', () => {
  expect(datedAlong('precoInicial', tabled('2025-03'), tabled('2026-12-01'))).toBe(
    'A tabela de 03/2025 venceu: a data da tabela passou a ser 01/12/2026.',
  );
});

it('where the date stayed, or was itself what was decided, nothing is said', () => {
  expect(datedAlong('precoInicial', tabled('2026-11'), tabled('2026-11'))).toBeNull();
  expect(datedAlong('dataTabela', tabled('2025-03'), tabled('2026-12-01'))).toBeNull();
  expect(datedAlong('precoInicial', tabled(null), tabled('2026-12-01'))).toBeNull();
});
