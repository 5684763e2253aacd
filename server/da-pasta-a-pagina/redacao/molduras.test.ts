import { expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { moldada, molduras } from './molduras.ts';

const facts = factsOf({
  nome: 'Residencial Aurora',
  incorporadora: 'Construtora Vale Verde Ltda.',
  bairro: 'Meia Praia',
  cidade: 'Itapema',
});
const about = (said: string) =>
  (['luxury', 'minimalist'] as const).map((style) => moldada(said, molduras[style].sobre, facts));

it.each<[string, string, string]>([
  [
    'as salas se abrem para o jardim',
    'No Aurora, as salas se abrem para o jardim.',
    'Em Meia Praia, as salas se abrem para o jardim.',
  ],
  [
    'um edifício de linhas horizontais, com jardins em todos os andares',
    'O Aurora é um edifício de linhas horizontais, com jardins em todos os andares.',
    'Em Meia Praia, um edifício de linhas horizontais, com jardins em todos os andares.',
  ],
  [
    'a praia de Meia Praia fica a duas quadras do portão',
    'No Aurora, a praia de Meia Praia fica a duas quadras do portão.',
    'Em Itapema, a praia de Meia Praia fica a duas quadras do portão.',
  ],
  [
    'no coração de Itapema, o Aurora une conforto e praticidade',
    'No coração de Itapema, o Aurora une conforto e praticidade, com a assinatura da Construtora Vale Verde.',
    'No coração de Itapema, o Aurora, da Construtora Vale Verde, une conforto e praticidade.',
  ],
  [
    'as salas olham para a serra de Itapema',
    'No Aurora, as salas olham para a serra de Itapema.',
    'Aqui, as salas olham para a serra de Itapema.',
  ],
  [
    'são 11 pavimentos, num terreno largo',
    'Ao todo, são 11 pavimentos, num terreno largo.',
    'Em números, são 11 pavimentos, num terreno largo.',
  ],
])('a sentence goes on after its place, its building or who makes it: %s', (said, luxury, minimalist) => {
  expect(about(said).map((one) => one.replace(/\u00a0/g, ' '))).toEqual([luxury, minimalist]);
});

it('what only leads to a name goes on after no other place', () => {
  const [luxury, minimalist] = about('localizado a dois passos do mar, o Aurora guarda silêncio');
  expect(luxury).toMatch(/^Localizado a dois passos do mar, o Aurora guarda silêncio, com a assinatura/);
  expect(minimalist).toBe(
    'Localizado a dois passos do mar, o Aurora, da Construtora Vale Verde, guarda silêncio.',
  );
});

it('who makes it stands beside the whole name alone, and once', () => {
  const [, within] = about('o Aurora Park de Itapema guarda silêncio');
  expect(within).toBe('Assim é o Aurora: o Aurora Park de Itapema guarda silêncio.');
  const [luxury] = about('o Aurora da Construtora Vale Verde fica em Itapema');
  expect(luxury).toBe('Assim se apresenta o Aurora: o Aurora da Construtora Vale Verde fica em Itapema.');
});

it.each(['plantas', 'amenidades', 'localizacao'] as const)(
  'two styles lead to no sentence of %s alike, whatever it names',
  (secao) => {
    for (const said of [
      'as salas se abrem para o jardim',
      'o Aurora tem salas largas em Meia Praia, Itapema',
      'localizado em Itapema, perto do jardim',
      'por dentro, nas áreas comuns e ao redor, o jardim',
    ]) {
      const [one, other] = (['luxury', 'minimalist'] as const).map((style) =>
        moldada(said, molduras[style][secao], facts),
      );
      expect(one).not.toBe(other);
      for (const text of [one!, other!]) {
        expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
        expect(text.toLowerCase()).toContain(said.slice(1).toLowerCase());
      }
    }
  },
);
