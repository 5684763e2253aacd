import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** What is stated of the place by a book saying this. */
function placeOf(...lines: string[]) {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], lines)],
    folderName: null,
  });
  const asked: string[] = duvidasEm(fatos);
  const stated = (campo: 'endereco' | 'bairro' | 'cidade') =>
    asked.includes(campo) ? null : (fatos[campo]?.value ?? null);
  return [stated('endereco'), stated('bairro'), stated('cidade')];
}
const own = 'Rua das Acácias, 45, Meia Praia, Itapema/SC';
const place = ['Rua das Acácias, 45', 'Meia Praia', 'Itapema'];

describe('the address of who sells is not the building’s', () => {
  it.each([
    'Converse conosco: Avenida Nereu Ramos, 4.010, Centro, Itapema/SC',
    'A casa de visitas funciona na Rua Dom Bosco, 62, no bairro de Ilhota, aos sábados.',
    'O ponto de encontro é a Galeria Sul, Rua Dom Bento, 41, loja 9.',
    'Sala de apresentação: Rua Oscar Lins, 512, Fazenda, Itajaí/SC',
    'Diretoria comercial: Av. Brasil Sul, 2.227, sala 905.',
    'Central do parceiro: Av. Brasil Sul, 1.505, sala 1.203, Itajaí/SC',
  ])('%s', (line) => {
    expect(placeOf(line)).toEqual([null, null, null]);
    expect(placeOf(own, line)).toEqual(place);
  });

  it('nor is what stands under a heading of theirs', () => {
    expect(placeOf(own, 'Central do Mirante', 'Rua Dom Bosco, 95, Fazenda.')).toEqual(place);
  });
});

describe('a bairro', () => {
  it('where the divide with it runs is another', () => {
    expect(placeOf(`${own}. São cinco minutos até a divisa com o bairro de Ilhota, em Itajaí.`)).toEqual(
      place,
    );
  });

  it('called the bairro of a city is not that city', () => {
    expect(placeOf(own, 'A Meia Praia é o bairro de Itapema em que se faz tudo a pé.')).toEqual(place);
    expect(placeOf('A Meia Praia é o bairro de Itapema em que se faz tudo a pé.')[1]).not.toBe('Itapema');
  });

  it('may have a number for its name', () => {
    expect(placeOf('Rua Professor Lins, 415, Zona 7, Maringá/PR')[1]).toBe('Zona 7');
  });
});

it('a building on a road is found by its kilometre', () => {
  expect(placeOf('BR-470, km 12, município de Blumenau, Santa Catarina.')[0]).toBe('BR-470, km 12');
});

it('a table’s title that names a square is no address', () => {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['Trama Praça da Árvore Tabela de vendas nº 04'], ['Apartamentos de 40 m²'])],
    folderName: null,
  });
  expect(fatos.endereco).toBeNull();
});
