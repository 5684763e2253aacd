import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { accessLinks, handOver } from './access-links.ts';
import { AccessLinks } from './access-links-list.tsx';

const link = 'https://portal.example/meu-espaco/senha#abc';
afterEach(() => {
  accessLinks.remove(link);
  vi.unstubAllGlobals();
});
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

test('PNL-05 who cannot be written to: the access link is copied, the words say so, and it stays to be copied again', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  expect(await handOver({ nome: 'Ana Lima', link })).toBe(
    'As credenciais serão enviadas via WhatsApp quando houver canal; o link de acesso foi copiado.',
  );
  expect(copied).toEqual([link]);
  expect(accessLinks.read()).toEqual([{ nome: 'Ana Lima', link }]);
});

test('PNL-05 a browser that refuses to copy is not said to have copied', async () => {
  clipboard(() => Promise.reject(new Error('NotAllowed')));
  expect(await handOver({ nome: 'Ana Lima', link })).toContain('copie o link de acesso nesta tela');
  vi.stubGlobal('navigator', {});
  expect(await handOver({ nome: 'Rui', link })).toContain('copie o link');
});

test('nothing is drawn while no link waits', () => {
  expect(renderToStaticMarkup(<AccessLinks />)).toBe('');
});
