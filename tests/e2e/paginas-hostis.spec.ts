import { expect, test } from '@playwright/test';
import { readCases } from '#tests/paginas/casos.ts';
import { runHostile } from '#tests/paginas/correr.ts';
import { harms } from '#tests/paginas/tabela.ts';

test('SAF-02 the watch sees what the headers alone let through: a page that leaves, one that hides, one that listens', async () => {
  const { hostile } = readCases();
  const pick = (family: string) => hostile.filter((one) => one.family === family).slice(0, 1);
  const results = await runHostile([...pick('sair-atribuindo'), ...pick('cobrir'), ...pick('ler-teclas')]);
  expect(results.map(({ raw }) => Object.values(harms).some((harm) => raw !== null && harm(raw)))).toEqual([
    true,
    true,
    true,
  ]);
});
