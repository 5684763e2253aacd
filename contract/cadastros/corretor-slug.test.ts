import { expect, it } from 'vitest';
import { isReservedSlug, slugFromNome, slugFromTyped, slugWhileTyping } from './corretor-slug.ts';
import { corretoresRoutes } from './corretores.ts';

it.each([
  ['José da Silva Souza', 'jose-da-silva'],
  ['Mariana Alves de Souza', 'mariana-alves'],
  ['  Ana   Luíza ', 'ana-luiza'],
  ["Zé D'Ávila", 'ze-davila'],
  ['Ana-Maria', 'anamaria'],
  ['Beto 10', 'beto-10'],
  ['🙂 —', ''],
])('BRK-26 the slug of %j is %j', (nome, slug) => {
  expect(slugFromNome(nome)).toBe(slug);
});

it.each([
  ['  José & Filhos   Imóveis ', 'jose-filhos-imoveis'],
  ['--Ana---Prado--', 'ana-prado'],
  ['ANA_PRADO/Vendas', 'anapradovendas'],
  ['a - b', 'a-b'],
  ['Ação nº 1', 'acao-n-1'],
  ['🙂', ''],
  ['- - -', ''],
  ['<script>', 'script'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('COV-29 %j becomes %j', (typed, slug) => {
  expect(slugFromTyped(typed)).toBe(slug);
});

it('COV-29 while somebody types, the hyphen at the end stays: another word may follow', () => {
  expect(slugWhileTyping('Ana ')).toBe('ana-');
  expect(slugWhileTyping(' Ana')).toBe('ana');
  expect(slugFromTyped(slugWhileTyping('Ana '))).toBe('ana');
});

it.each(['admin', 'api', 'login', 'hotsite', 'corretor', 'media', 'fontes', 'assets', 'health', 'sitemap'])(
  'COV-29 the address %j is the product’s own and refused in words',
  (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
    const refused = corretoresRoutes.update.body!.safeParse({ slug });
    expect(refused.error?.issues[0]?.message).toBe('Esta URL é reservada pelo sistema. Escolha outra.');
  },
);

it('COV-29 a word that only holds a reserved one is free', () => {
  expect(corretoresRoutes.update.body!.safeParse({ slug: 'admin-imoveis' }).success).toBe(true);
});
