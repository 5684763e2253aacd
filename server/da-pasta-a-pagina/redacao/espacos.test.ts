import { describe, expect, it } from 'vitest';
import { espacoDe, extremos, lugaresDe, usosDe } from './espacos.ts';

describe('a place of the building', () => {
  it.each([
    ['Piscina adulto com borda infinita', 'a piscina'],
    ['sala de estar', 'a sala'],
    ['PET PLACE', 'o pet place'],
    ['Living', 'o living'],
  ])('%s is named in a sentence as %s', (nome, said) => {
    const place = espacoDe(nome)!;
    expect(`${place.artigo} ${place.nome}`).toBe(said);
  });
  it.each(['Piscina infantil aquecida', 'Gerador', '2 saunas', 'Mercado autônomo 24 horas'])(
    '%s is not: of many words, or without an article we know',
    (nome) => expect(espacoDe(nome)).toBeNull(),
  );
});

describe('the amenities of a building in a line', () => {
  it('go from what people look for first to what few have', () => {
    const said = (...amenidades: string[]) => extremos(amenidades)?.map(({ nome }) => nome);
    expect(said('Academia', 'Horta', 'Piscina', 'Coworking')).toEqual(['piscina', 'horta']);
    expect(said('Academia', 'Coworking')).toEqual(['academia', 'coworking']);
    expect(said('Piscina', 'Gerador')).toBeUndefined();
  });
  it('are its places by name, each once, what people look for first and then what few have', () => {
    expect(lugaresDe(['Academia', 'Horta', 'Piscina adulto', 'Piscina', 'Gerador'])).toEqual([
      'piscina',
      'horta',
      'academia',
    ]);
  });
  it('are what one does there, the commonest first and last what few have', () => {
    expect(usosDe(['Horta', 'Coworking', 'Churrasqueira', 'Academia', 'Piscina'])).toEqual([
      'nadar',
      'receber os amigos',
      'plantar',
    ]);
    expect(usosDe(['Sala de jogos', 'Piscina adulto'])).toEqual(['nadar', 'jogar']);
  });
  it('say nothing where one thing alone is done, or nobody swims', () => {
    expect(usosDe(['Piscina', 'Gerador'])).toEqual([]);
    expect(usosDe(['Piscina infantil', 'Spa', 'Academia'])).toEqual(['treinar', 'descansar']);
  });
});
