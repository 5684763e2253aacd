import { describe, expect, it } from 'vitest';
import { said, saidIn } from '#tests/fixtures/typed-sheet.ts';

describe('a bairro beside its city', () => {
  it('under the name that heads the book is the building’s', () => {
    const cover = 'VERDELIS\nMansões do Vale, Campinas - SP\n\nO Verdelis tem 80 apartamentos.';
    expect(saidIn('Verdelis', [cover], 'bairro', 'cidade')).toEqual(['Mansões do Vale', 'Campinas']);
  });

  it('where a sentence says that the building lies is its own', () => {
    const cover = 'RECANTO DO BURITI\n\nO Recanto do Buriti é um condomínio.';
    const text =
      'Condomínio fechado com apenas 18 casas no Vila Bonita, em Campo Grande, Mato Grosso do Sul.';
    expect(saidIn('Recanto do Buriti', [cover, text], 'bairro')).toEqual(['Vila Bonita']);
  });

  it('may be the beach of another bairro, and is asked', () => {
    const cover = 'VERDELIS\nPraia do Peroba, Aquiraz - CE\n\nO Verdelis tem 80 apartamentos.';
    expect(saidIn('Verdelis', [cover], 'bairro')).toEqual(['asked']);
  });

  it('is read where no state follows', () => {
    const mail =
      'Saiu a tabela do Flor de Mandacaru, nosso lançamento no Catolé, em Campina Grande.\n(83) 3555-7070';
    expect(said(mail, 'bairro', 'cidade', 'uf')).toEqual(['Catolé', 'Campina Grande', 'PB']);
  });
});
