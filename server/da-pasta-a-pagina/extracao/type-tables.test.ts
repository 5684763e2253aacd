import { expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** Areas, bedrooms and parking spaces a book states, questions left out. */
function stated(...lines: string[]) {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], lines)],
    folderName: null,
  });
  const asked: string[] = duvidasEm(fatos);
  const campos = ['areaMin', 'areaMax', 'dormitoriosMin', 'dormitoriosMax', 'vagasMin', 'vagasMax'] as const;
  return campos.map((campo) => (asked.includes(campo) ? null : (fatos[campo]?.value ?? null)));
}

it.each([
  [
    'under headings',
    ['Tipo\tPrivativos\tQuartos\tGaragem', 'Jardim\t62,40 m²\t2\t1 carro', 'Alto\t88 m²\t3\t2 carros'],
  ],
  [
    'beside labels',
    ['Tipo\tJardim\tAlto', 'Área privativa\t62,40 m²\t88 m²', 'Quartos\t2\t3', 'Vagas\t1\t2'],
  ],
])('a table of kinds of home is read %s, whatever they are called', (_where, lines) => {
  expect(stated(...lines)).toEqual(['62.4', '88', 2, 3, 1, 2]);
});

it('columns of phases are a question: only one of them is sold', () => {
  expect(stated('Fase 1\tFase 2', 'Área privativa\t41,80 m²\t48,90 m²').slice(0, 2)).toEqual([null, null]);
});

it('counts beside a question are those of each kind', () => {
  const lines = [
    'Qual o tamanho?\t62 m² ou 88 m² privativos',
    'Quartos?\t3 nos dois tamanhos',
    'Vagas?\t1 no de 62 m², 2 no de 88 m²',
  ];
  expect(stated(...lines)).toEqual(['62', '88', 3, 3, 1, 2]);
});
