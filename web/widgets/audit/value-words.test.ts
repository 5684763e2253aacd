import { expect, it } from 'vitest';
import { pictureOf, valueText } from './value-words.ts';

it('says what a stored value means to people', () => {
  const said = [
    ['ativo', true],
    ['ativo', false],
    ['cnpj', null],
    ['precoInicial', '1250000.00'],
    ['areaMax', '98.40'],
    ['dataEntrega', '2027-03-31'],
    ['criadoEm', '2026-11-21T17:05:00Z'],
    ['amenidades', ['Piscina', 'Academia']],
    ['codigo', '2027'],
  ].map(([campo, value]) => valueText(campo as string, value));
  expect(said).toEqual([
    'Sim',
    'Não',
    '',
    'R$ 1.250.000',
    '98,40',
    '31/03/2027',
    '21/11/2026 às 14:05',
    'Piscina, Academia',
    '2027',
  ]);
});

it('shows our own pictures alone, never one from elsewhere', () => {
  expect(pictureOf('/media/upload/0a/x.webp')).toBe('/media/upload/0a/x.webp');
  expect(pictureOf('https://exemplo.com/x.webp')).toBeNull();
  expect(pictureOf('/media/x.webp?y=//exemplo.com')).toBeNull();
});

it('says codes in the words the screens have for them', () => {
  const said = [
    ['status', 'em_lancamento'],
    ['estilo', 'luxury'],
    ['secoes', ['sobre', 'localizacao']],
    ['campos', ['nomeGuerra', 'email']],
    ['ato', 'aprovou'],
    ['origem', 'meu-espaco'],
    ['lista', 'imoveis-usados'],
    ['achados', ['lancamento-sem-registro', 'lancamento-sem-cartorio', 'imagem-ausente']],
    ['status', 'um que ninguém nomeou'],
  ].map(([campo, value]) => valueText(campo as string, value));
  expect(said).toEqual([
    'Em Lançamento',
    'Luxo',
    'Sobre, Localização',
    'Nome de guerra, E-mail',
    'Aprovou',
    'O corretor, na página dele',
    'imóveis usados',
    'Exigências legais (2), Imagens',
    'um que ninguém nomeou',
  ]);
});

it('says a value of several parts line by line, never as code', () => {
  expect(valueText('resposta', { nome: 'Aurora', cidade: null, preco: '350000.00' })).toBe(
    'Nome: Aurora\nPreço: R$ 350.000',
  );
});
