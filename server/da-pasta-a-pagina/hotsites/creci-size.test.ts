import { expect, test } from 'vitest';
import { type HtmlNode, serialize } from '#server/kernel/html/tree.ts';
import { enforceCreciSize, hasValidCreciSize } from './creci-size.ts';
import { readHtml } from './verificacao/read-page.ts';

const card =
  '<p class="n"><strong>{{CORRETOR_NOME}}</strong> <small>Corretor de Imóveis · CRECI {{CORRETOR_CRECI}}/{{CORRETOR_UF_CRECI}}</small></p>';
const kept = (html: string) => serialize(enforceCreciSize(readHtml(html)));

test('name and CRECI are held to their sizes where they stand; nothing else of a page changes', () => {
  expect(kept(`<h1>Aurora</h1>${card}<img alt="Foto de {{CORRETOR_NOME}}">`)).toBe(
    '<h1>Aurora</h1><p class="n">' +
      '<strong><span style="font-size:min(1em,max(48px,3rem))!important">{{CORRETOR_NOME}}</span></strong> ' +
      '<small><span style="font-size:max(1em,12px,.75rem)!important">Corretor de Imóveis · CRECI {{CORRETOR_CRECI}}/{{CORRETOR_UF_CRECI}}</span></small></p>' +
      '<img alt="Foto de {{CORRETOR_NOME}}">',
  );
});

test.each([
  ['the page as it is made', kept(card), true],
  ['a page that shows no corretor', '<p>Aurora</p>', true],
  ['a page of before', card, false],
  ['a name without its limit', kept(card).replace(/<strong><span[^>]*>/, '<strong><span>'), false],
  ['a nickname without its limit', '<p>{{CORRETOR_NOME_GUERRA}}</p>', false],
  ['a CRECI of its own size', kept(card).replace('max(1em,12px,.75rem)', '2px'), false],
])('%s is told apart', (_, html, expected) => {
  const nodes: HtmlNode[] = readHtml(html);
  expect(hasValidCreciSize(nodes)).toBe(expected);
});
