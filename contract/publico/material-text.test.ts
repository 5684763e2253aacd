import { describe, expect, it } from 'vitest';
import { materialText } from './material-text.ts';

const material = {
  nome: 'Residencial Âmbar',
  descricao: 'A 400 metros da praia.',
  preco: '690000.00',
  dataTabela: '2026-10-01',
  registroIncorporacao: 'R.3/12.345',
  cartorio: '2º Registro de Imóveis',
};
const place = {
  bairro: 'Meia Praia',
  cidade: 'Itapema',
  url: 'https://p.example/hotsite/ambar?corretor=ana',
};
const ana = { nome: 'Ana Beatriz Lima', creci: '12345-F', ufCreci: 'SC' };

describe('the text a corretor sends a client', () => {
  it('names place, price and its date, the link in his edition, his CRECI and the registration', () => {
    expect(materialText(material, place, ana)).toBe(
      [
        '*Residencial Âmbar*\nMeia Praia, Itapema',
        'A partir de R$ 690.000 (tabela de 01/10/2026)',
        'A 400 metros da praia.',
        'https://p.example/hotsite/ambar?corretor=ana',
        'Ana Beatriz Lima · CRECI 12345-F/SC\nRegistro de incorporação: R.3/12.345, 2º Registro de Imóveis',
      ].join('\n\n'),
    );
  });

  it('leaves out what nobody knows, and says so of the price', () => {
    const bare = { ...material, preco: null, descricao: null, registroIncorporacao: null };
    expect(materialText(bare, { ...place, url: null }, ana)).toBe(
      '*Residencial Âmbar*\nMeia Praia, Itapema\n\nPreço sob consulta\n\nAna Beatriz Lima · CRECI 12345-F/SC',
    );
  });
});
