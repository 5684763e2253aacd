import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { settingDefaults } from './defaults.ts';
import { readPrompt, readPrompts } from './service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

it('SET-14 a setting answers its default until another text is saved', async () => {
  const { chave, valor } = settingDefaults[0]!;
  expect(await readPrompt(database.db, chave)).toBe(valor);
  await database.db.insert(configuracoes).values({ chave, valor: 'Outro texto {PDF_TEXT}' });
  expect(await readPrompt(database.db, chave)).toBe('Outro texto {PDF_TEXT}');
});

it.each(['', '  \n', null])('SET-16 an empty saved text (%j) brings the default back', async (valor) => {
  const { chave, valor: standard } = settingDefaults[2]!;
  await database.db.delete(configuracoes);
  await database.db.insert(configuracoes).values({ chave, valor });
  expect(await readPrompt(database.db, chave)).toBe(standard);
  expect((await readPrompts(database.db, [chave])).get(chave)).toBe(standard);
});

it('a key that is none is a mistake that shows', async () => {
  await expect(readPrompt(database.db, 'gpt6_prompt')).rejects.toThrow('gpt6_prompt');
});
