import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldLabels } from '../base/field-labels.ts';
import { nomesDosCampos } from '../da-pasta-a-pagina/leitura.ts';
import { empreendimentoSchema, empreendimentosRoutes } from './empreendimentos.ts';
import { emptyFatos, fatosSchema } from './fatos.ts';
import {
  type CampoDaFicha,
  camposDaFicha,
  fichaAfter,
  linhasDoFato,
  tipoDoFato,
  valorTypedOf,
} from './ficha.ts';
import { coordenadasDeTexto, type NomeDeTipo, tiposDeFato } from './ficha-tipos.ts';
import { tipoDoLugar } from './lugares-proximos.ts';
import { camposComOrigem, publicFicha } from './origens.ts';

const name = fc.stringMatching(/^[A-Z][a-zãé]{1,9}( [A-Z][a-zãé]{1,9}){0,3}$/);
const periodo = fc.constantFrom('2027', '2027-S1', '2031-S2', '2028-T3', '2027-06', '2029-12-31');
const percentual = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const some = <Value>(of: fc.Arbitrary<Value>) => fc.array(of, { minLength: 1, maxLength: 4 });
const valores: Record<NomeDeTipo, fc.Arbitrary<unknown>> = {
  texto: name,
  paragrafo: some(name).map((lines) => lines.join('\n')),
  inteiro: fc.integer({ min: 1, max: 10_000 }),
  area: fc.integer({ min: 1, max: 99_999_999 }).map((n) => (n / 100).toFixed(2)),
  lista: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
  lugares: some(
    fc
      .record({
        lugar: name,
        distancia: fc.integer({ min: 1, max: 99_999 }),
        medida: fc.constantFrom('min', 'm'),
        modo: orNull(fc.constantFrom('a-pe', 'de-carro')),
      })
      .map((each) => ({ ...each, tipo: tipoDoLugar(each.lugar) })),
  ),
  pagamento: some(
    fc.record({
      parte: name,
      percentual: orNull(percentual),
      parcelas: orNull(fc.integer({ min: 1, max: 600 })),
    }),
  ),
  andamento: some(fc.record({ etapa: orNull(name), percentual, em: orNull(periodo) })),
  prazos: some(fc.record({ parte: orNull(name), quando: periodo })),
  ponto: fc.record({
    latitude: fc.integer({ min: -33_000_000, max: 5_000_000 }).map((n) => n / 1e6),
    longitude: fc.integer({ min: -73_000_000, max: -29_000_000 }).map((n) => n / 1e6),
  }),
  perguntas: some(
    fc.record({ pergunta: name.map((text) => `${text}?`), resposta: name.map((text) => `${text}. Sim?`) }),
  ),
  arquivos: some(
    fc.record({ nome: name, endereco: fc.stringMatching(/^https:\/\/exemplo\.com\/[a-z0-9]{1,9}\.pdf$/) }),
  ),
  links: some(fc.stringMatching(/^https:\/\/youtu\.be\/[a-z0-9]{6,11}$/)),
};
const campoDe = (tipo: NomeDeTipo) => camposDaFicha.find((campo) => tipoDoFato(campo) === tiposDeFato[tipo])!;

describe('a point on the map', () => {
  it.each([
    ['-26.990812, -48.634721', -26.990812, -48.634721],
    ['-27,-49', -27, -49],
    [
      'https://www.google.com/maps/place/Rua+X/@-26.99,-48.63,17z/data=!3d-26.9915!4d-48.6352',
      -26.9915,
      -48.6352,
    ],
    ['https://maps.google.com/?q=-23.5505,-46.6333', -23.5505, -46.6333],
  ])('%s', (text, latitude, longitude) => {
    expect(coordenadasDeTexto(text)).toEqual({ latitude, longitude });
  });
  it.each(['', 'Rua das Acácias, 123', '48.8566, 2.3522', '63,5 a 110,5', '-26.99', '-26.99, -480.1'])(
    '%s names none in Brazil',
    (text) => {
      expect(coordenadasDeTexto(text)).toBeNull();
    },
  );
});

describe('a fact falls out of its declaration', () => {
  it.each(camposDaFicha)('%s is read, written, reviewed, sourced and named in the log', (campo) => {
    expect(fatosSchema.shape).toHaveProperty(campo);
    expect(empreendimentoSchema.shape).toHaveProperty(campo);
    expect(empreendimentosRoutes.input.shape).toHaveProperty(campo);
    expect(nomesDosCampos).toContain(campo);
    expect(camposComOrigem).toContain(campo);
    expect(fieldLabels[campo]).toMatch(/^\p{Lu}/u);
  });

  it.each(Object.keys(tiposDeFato) as NomeDeTipo[])(
    'what is typed of the kind “%s” is what is stored',
    (tipo) => {
      const campo = campoDe(tipo);
      fc.assert(
        fc.property(valores[tipo], (value) => {
          const lines = linhasDoFato(campo, value);
          expect(lines.length).toBeGreaterThan(0);
          const typed = valorTypedOf(campo).parse(lines.join('\n'));
          if (tipo === 'area') expect(Number(typed)).toBe(Number(value));
          else expect(typed).toEqual(value);
          // The same sent as it is stored.
          expect(valorTypedOf(campo).parse(value)).toEqual(value);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('a reading stored before there were facts says nothing of them, and keeps what it says', () => {
    const old = Object.fromEntries(
      Object.entries(emptyFatos()).filter(([campo]) => !camposDaFicha.includes(campo as CampoDaFicha)),
    );
    expect(fatosSchema.parse(old)).toEqual(emptyFatos());
  });
});

describe('what is typed', () => {
  it.each<[CampoDaFicha, string, unknown]>([
    ['torres', '2', 2],
    ['areaTerreno', '2.500,00 m²', '2500.00'],
    ['arquitetura', 'Traço Livre\n\n Ana Ruivo ', ['Traço Livre', 'Ana Ruivo']],
    [
      'distancias',
      'Metrô Vila Madalena: 5 min a pé\nPraia: 1,2 km',
      [
        { lugar: 'Metrô Vila Madalena', tipo: 'transporte', distancia: 5, medida: 'min', modo: 'a-pe' },
        { lugar: 'Praia', tipo: 'praia', distancia: 1200, medida: 'm', modo: null },
      ],
    ],
    ['pagamento', 'Entrada: 12,5%', [{ parte: 'Entrada', percentual: 12.5, parcelas: null }]],
    ['andamento', '45% em 10/2025', [{ etapa: null, percentual: 45, em: '2025-10' }]],
    [
      'entregas',
      'Torre A: 2º semestre de 2027\n2029',
      [
        { parte: 'Torre A', quando: '2027-S2' },
        { parte: null, quando: '2029' },
      ],
    ],
  ])('%s: “%s” is understood', (campo, text, value) => {
    expect(valorTypedOf(campo).parse(text)).toEqual(value);
  });

  it.each<[CampoDaFicha, unknown, RegExp]>([
    ['torres', 'duas', /inteiro/],
    ['torres', 0, /a partir de 1/],
    ['areaTerreno', 'grande', /Área|inválid/i],
    ['distancias', 'perto da praia', /Um por linha/],
    ['entregas', 'em breve', /Um por linha/],
    ['andamento', '145%', /Percentual/],
    ['videos', 'http://youtu.be/abcdef', /https/],
    ['videos', 'javascript:alert(1)', /https/],
    ['arquitetura', ['x'.repeat(201)], /200/],
  ])('%s: “%s” is refused in one sentence', (campo, typed, message) => {
    const { error } = valorTypedOf(campo).safeParse(typed);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it('a form empties a fact with nothing, and leaves what it does not hold', () => {
    const before = { torres: 2, slogan: 'Viver bem' };
    const { torres, slogan } = empreendimentosRoutes.input.partial().parse({ torres: '' });
    expect(fichaAfter(before, { torres, slogan })).toEqual({ slogan: 'Viver bem' });
  });
});

it('SAF-04 a page may state a fact that is declared public and has a source, and no other', () => {
  const facts = {
    torres: 2,
    elevadores: 3,
    pagamento: [{ parte: 'Entrada', percentual: 20, parcelas: null }],
  };
  expect(publicFicha(facts, { torres: 'documento', pagamento: 'documento' })).toEqual({ torres: 2 });
});
