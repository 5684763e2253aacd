import { expect, test } from 'vitest';
import { localName } from '#server/adapters/intelligence/local/create-local.ts';
import { versionLabel } from './version-label.ts';

test('a version names a model only if one made it', () => {
  expect(versionLabel('Gerar GPT-5', localName)).toBe('Motor local');
  expect(versionLabel('Gerar GPT-5', 'Modelo (gpt-5)')).toBe('Gerar GPT-5');
  expect(versionLabel('Publicação da versão 3', localName)).toBe('Publicação da versão 3');
  expect(versionLabel('Gerar GPT-5', undefined)).toBe('Gerar GPT-5');
});
