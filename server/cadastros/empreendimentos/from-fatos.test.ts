import { describe, expect, it } from 'vitest';
import { emptyFatos, type Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { columnsOf, columnsToUpdate } from './from-fatos.ts';

type Row = typeof empreendimentos.$inferSelect;

const fact = <Value>(value: Value): Fact<Value> => ({
  value,
  confidence: 1,
  evidence: [{ file: 'book.pdf', page: 1, quote: 'x', box: null }],
  conflicts: [],
  rule: null,
});
const fatos = (some: Partial<Fatos>): Fatos => ({ ...emptyFatos(), ...some });
/** A record; only the columns of the case matter. */
const row = (some: Partial<Row>) =>
  ({
    nome: 'Residencial',
    status: 'em_lancamento',
    amenidades: [],
    tipologias: [],
    ficha: {},
    ...some,
  }) as Row;

describe('a first reading', () => {
  it('sets what the documents say and leaves out what they do not', () => {
    expect(columnsOf(emptyFatos())).toEqual({});
    expect(
      columnsOf(fatos({ nome: fact('Aurora'), precoInicial: fact('690000'), amenidades: [fact('Piscina')] })),
    ).toEqual({ nome: 'Aurora', precoInicial: '690000', amenidades: ['Piscina'] });
  });

  it('a count of zero is a value', () => {
    expect(columnsOf(fatos({ vagasMin: fact(0) }))).toEqual({ vagasMin: 0 });
  });
});

describe('a further reading', () => {
  it.each<[string, Partial<Row>, Partial<Fatos> | null, Partial<Fatos>, object]>([
    [
      'brings a value nobody has changed since up to date',
      { endereco: 'Rua A, 1' },
      { endereco: fact('Rua A, 1') },
      { endereco: fact('Rua A, 10') },
      { endereco: 'Rua A, 10' },
    ],
    [
      'leaves a value a person has changed',
      { endereco: 'Rua da pessoa, 5' },
      { endereco: fact('Rua A, 1') },
      { endereco: fact('Rua A, 10') },
      {},
    ],
    [
      'leaves a value a person has put where the documents said nothing',
      { cartorio: '2º Ofício' },
      {},
      { cartorio: fact('1º Ofício') },
      {},
    ],
    [
      'fills what is empty, also what a person has emptied',
      { descricao: null },
      { descricao: fact('antes') },
      { descricao: fact('agora') },
      { descricao: 'agora' },
    ],
    [
      'never empties what it no longer finds',
      { precoInicial: '690000.00' },
      { precoInicial: fact('690000') },
      {},
      {},
    ],
    [
      'knows its own number in the form the database gives it back',
      { precoInicial: '690000.00', areaMin: '64.50' },
      { precoInicial: fact('690000'), areaMin: fact('64.5') },
      { precoInicial: fact('720000'), areaMin: fact('65') },
      { precoInicial: '720000', areaMin: '65' },
    ],
    [
      'leaves a price a person has corrected by a cent',
      { precoInicial: '690000.01' },
      { precoInicial: fact('690000') },
      { precoInicial: fact('720000') },
      {},
    ],
    [
      'fills an empty list',
      { amenidades: [] },
      {},
      { amenidades: [fact('Piscina')] },
      { amenidades: ['Piscina'] },
    ],
    [
      'replaces its own list, and leaves one a person has changed',
      { amenidades: ['Piscina'], tipologias: [{ nome: 'Da pessoa' }] },
      { amenidades: [fact('Piscina')], tipologias: [] },
      { amenidades: [fact('Piscina'), fact('Sauna')] },
      { amenidades: ['Piscina', 'Sauna'] },
    ],
    [
      'leaves a list a person has shortened',
      { amenidades: ['Piscina'] },
      { amenidades: [fact('Piscina'), fact('Sauna')] },
      { amenidades: [fact('Piscina'), fact('Sauna')] },
      {},
    ],
    [
      'takes a status the first reading did not find over the one a record starts with',
      { status: 'em_lancamento' },
      {},
      { status: fact('em_construcao') },
      { status: 'em_construcao' },
    ],
    [
      'leaves a status a person has set where the first reading found none',
      { status: 'entregue' },
      {},
      { status: fact('em_construcao') },
      {},
    ],
    [
      'leaves a status a person has set over the one that was read',
      { status: 'entregue' },
      { status: fact('em_lancamento') },
      { status: fact('em_construcao') },
      {},
    ],
    [
      'of a record no reading made touches only what is empty',
      { nome: 'Da pessoa', endereco: null },
      null,
      { nome: fact('Do book'), endereco: fact('Rua A, 1') },
      { endereco: 'Rua A, 1' },
    ],
    [
      'brings a fact of the ficha up to date and leaves one a person has changed',
      { ficha: { torres: 2, elevadores: 9 } },
      { torres: fact(2), elevadores: fact(3) },
      { torres: fact(3), elevadores: fact(4), pavimentos: fact(18) },
      { torres: 3, pavimentos: 18 },
    ],
  ])('%s', (_title, current, earlier, fresh, expected) => {
    expect(columnsToUpdate(row(current), earlier && fatos(earlier), fatos(fresh))).toEqual(expected);
  });
});
