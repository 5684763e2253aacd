import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from '#contract/base/text.ts';
import { type Especificacoes, specificationsOf } from '#contract/cadastros/especificacoes.ts';
import type { EmpreendimentoInput } from '#server/adapters/intelligence/port.ts';
import { describeEmpreendimento } from './describe-empreendimento.ts';

const word = fc.stringMatching(/^[A-Z][a-zãéõ]{2,9}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const count = orNull(fc.integer({ min: 1, max: 99 }));
const area = orNull(fc.integer({ min: 1000, max: 99_999 }).map((n) => (n / 100).toFixed(2)));
const figures: fc.Arbitrary<Especificacoes> = fc.record({
  dormitoriosMin: count,
  dormitoriosMax: count,
  suitesMin: count,
  suitesMax: count,
  areaMin: area,
  areaMax: area,
  vagasMin: count,
  vagasMax: count,
  dataEntrega: orNull(fc.constantFrom('2031-06', '2029-11-30')),
  amenidades: fc.uniqueArray(name, { maxLength: 4 }),
});
const record = fc.record({
  nome: name,
  incorporadora: orNull(name),
  bairro: orNull(name),
  cidade: orNull(name),
  estado: orNull(name),
  endereco: orNull(
    fc.tuple(name, fc.integer({ min: 1, max: 9999 })).map(([street, n]) => `Rua ${street}, ${n}`),
  ),
});

/** The words a description may add: what names a fact, joins it, or says that nothing was looked for. */
const joining = new Set(
  `e um empreendimento da incorporadora em endereco dados informados a dormitorio dormitorios suite suites m2 vaga vagas
  entrega lazer servicos descricao reunida apenas dos do cadastro sem pesquisa`.split(/\s+/),
);
const namesOfFacts: [word: RegExp, said: (of: Especificacoes) => boolean][] = [
  [/dormitorio/, (of) => of.dormitoriosMin !== null || of.dormitoriosMax !== null],
  [/suite/, (of) => of.suitesMin !== null || of.suitesMax !== null],
  [/m²|m2/, (of) => of.areaMin !== null || of.areaMax !== null],
  [/vaga/, (of) => of.vagasMin !== null || of.vagasMax !== null],
  [/entrega em/, (of) => of.dataEntrega !== null],
  [/lazer/, (of) => of.amenidades.length > 0],
];
const wordsOf = (text: string) =>
  foldText(text)
    .replaceAll('²', '2')
    .match(/[\p{L}\d]+/gu) ?? [];
/** 3, 03, 3.00 and 3,0 are one number. */
const same = (word: string) => (/^\d+$/.test(word) ? String(Number(word)) : word);
const decimals = (value: string) => String(Number(value)).replace('.', ',');

it('a description says no name, number or claim that its record has not', () => {
  fc.assert(
    fc.property(record, figures, (fields, known) => {
      const input = { ...fields, especificacoes: specificationsOf(known) } as EmpreendimentoInput;
      const text = describeEmpreendimento(input);
      const areas = [known.areaMin, known.areaMax].flatMap((each) => (each ? decimals(each) : []));
      const own = new Set(
        wordsOf(JSON.stringify([fields, { ...known, areaMin: null, areaMax: null }, areas])).map(same),
      );
      const foreign = wordsOf(text).filter((each) => !own.has(same(each)) && !joining.has(each));
      expect(foreign).toEqual([]);
      const said = foldText(text);
      const values = foldText(JSON.stringify(Object.values(fields)) + known.amenidades.join());
      for (const [named, isKnown] of namesOfFacts)
        if (!isKnown(known) && !named.test(values)) expect(said).not.toMatch(named);
    }),
    { numRuns: 300 },
  );
});
